internal import HeadlessDevice

extension HeadlessDriver {
  /// Returns the latest read of an element as a sentence, and forgets the read.
  ///
  /// The result is `nil` if a gesture or a change of the screen came after the read, if the element isn't one of an XCUITest query, or if `isUsed` returns `false`.
  /// - Parameter isUsed: Returns whether an assertion uses a member of `XCUIElement` or `XCUIElementQuery`: “exists”.
  /// - Returns: The sentence, and the failure of an expectation that the element exists if the read returned `false` because it doesn't.
  package static func takeLatestRead(ifUsed isUsed: (String) -> Bool) -> (sentence: String, absence: InteractionFailure?)? {
    guard let device = Device.current, let read = (device.latestRead as? LatestRead.Record)?.read else { return nil }
    device.forgetLatestRead()
    guard read.changeCount == device.tree.changeCount, let sentence = read.sentence, isUsed(read.member.rawValue) else { return nil }
    guard read.isAboutExistence, read.chain.element(on: device) == nil else { return (sentence, nil) }
    return (sentence, InteractionFailure(.expect("\(read.chain.name) to exist"), read.chain.reasonForAbsence, chain: read.chain))
  }
}
