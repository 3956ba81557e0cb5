extension VirtualScheduler {
  package func asMainActor<R>(_ body: @MainActor () -> R) -> R {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> R).self)() }
  }
}
