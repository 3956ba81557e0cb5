/// The names of causes, identified by small numbers that are cheap to pass around.
struct CauseTable {
  /// The number of the cause of unnamed work.
  static let unnamed: UInt32 = 0

  /// The number of the cause of work that the test's own code starts.
  static let test: UInt32 = 1

  private var names = ["a task", "the test"]
  private var numbers: [String: UInt32] = ["a task": 0, "the test": 1]
  // Keep the last two names, because the same few names repeat, and hashing a name takes longer than everything else here.
  private var last = (name: "a task", number: Self.unnamed)
  private var lastButOne = (name: "the test", number: Self.test)

  subscript(number: UInt32) -> String {
    Int(number) < names.count ? names[Int(number)] : names[0]
  }

  /// Returns the number of a name, which is added to the table if it's new.
  mutating func number(of name: String) -> UInt32 {
    if name == last.name { return last.number }
    let known = name == lastButOne.name ? lastButOne.number : numbers[name]
    let number = known ?? UInt32(names.count)
    if known == nil {
      names.append(name)
      numbers[name] = number
    }
    (last, lastButOne) = ((name, number), last)
    return number
  }

  /// Returns the number for a task that has its own name: “task “refresh loop” of FeedView”.
  mutating func number(ofTaskNamed task: String, startedBy cause: UInt32) -> UInt32 {
    if cause == Self.unnamed || cause == Self.test { return number(of: "task “\(task)”") }
    let starter = self[cause]
    let prefix = "the task of "
    let owner = starter.hasPrefix(prefix) ? String(starter.dropFirst(prefix.count)) : starter
    return number(of: "task “\(task)” of \(owner)")
  }
}
