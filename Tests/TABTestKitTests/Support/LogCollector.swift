import Synchronization
import TABTestKit

/// A collection of a console log's output.
final class LogCollector: Sendable {
  private let printed = Mutex("")

  var text: String { printed.withLock { $0 } }

  var console: ConsoleLog { ConsoleLog { text in self.printed.withLock { $0 += text } } }
}
