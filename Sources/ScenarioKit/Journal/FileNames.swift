import Synchronization

/// The names of the files beside a journal, without repetitions.
final class FileNames: Sendable {
  private struct Names {
    var counts: [String: Int] = [:]
    var used: Set<String> = []
  }

  private let names = Mutex(Names())

  /// Returns the name, or the name with a number if a file already has it: “Cart.test_paying”, “Cart.test_paying-2”.
  func unused(_ name: String) -> String {
    names.withLock { names in
      var count = names.counts[name, default: 0]
      var candidate: String
      // The second run of a test has a number in its name too, so a name with a number can belong to another file.
      repeat {
        count += 1
        candidate = count == 1 ? name : "\(name)-\(count)"
      } while !names.used.insert(candidate).inserted
      names.counts[name] = count
      return candidate
    }
  }
}
