extension VirtualScheduler {
  /// Ends the scheduler's use, as ``shutDown()`` does, and returns what was there still.
  ///
  /// - What is known is listed: what is pending, the captured tasks that are suspended, and the observers that the app has added to the default
  ///   notification center with a closure. Those of a center of its own are not known.
  /// - What the device itself has under way, as an animation or the transition of a screen, is left out.
  package func shutDownTellingLeftovers() -> Leftovers {
    guard !locked({ isShutDown }) else { return Leftovers(work: [], endless: []) }
    let pending = pending.filter { !$0.isOfDevice }
    let names = Set(pending.map(\.name))
    // A task that waits for a task of its own is told with that.
    let suspended = suspendedTasks.filter { !names.contains($0.name) }
    let (abandoned, stuck, observers) = end(listingStuckTasks: !(pending.isEmpty && suspended.isEmpty))
    return Leftovers(work: pending + suspended + observers, endless: abandoned + stuck)
  }
}
