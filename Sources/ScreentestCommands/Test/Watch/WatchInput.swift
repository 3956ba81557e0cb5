#if os(Linux)
  import Foundation

  /// The source of the events of a watching run: saved files, keys and signals.
  final class WatchInput {
    /// How long no further file must change before the tests run, in milliseconds of real time.
    private static let quietTime: Int32 = 100

    private let monitor: FolderMonitor
    private var keys: [WatchKey] = []
    /// The terminal's settings before keys were read, or `nil` if standard input isn't this process's terminal.
    private var settings: termios?

    /// Whether keys are read.
    var hasKeys: Bool { settings != nil }

    /// Starts reading keys, if standard input is a terminal and this process is in its foreground.
    init(_ monitor: FolderMonitor) {
      self.monitor = monitor
      var settings = termios()
      guard isatty(0) == 1, tcgetpgrp(0) == getpgrp(), tcgetattr(0, &settings) == 0 else { return }
      self.settings = settings
      // Read each key at once and don't print it. Ctrl-C stays a signal.
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(0, TCSANOW, &settings)
    }

    /// Restores the terminal.
    func end() {
      if var settings { tcsetattr(0, TCSANOW, &settings) }
      settings = nil
    }

    /// Waits for the next event, without a limit.
    ///
    /// Files that are saved within the quiet time are one event.
    /// - Parameter earlier: Changes that were already read and belong to the event.
    func next(after earlier: FileChanges) -> WatchEvent {
      var changes = earlier
      while true {
        if let signal = Interruption.shared.signal { return .signaled(signal) }
        if keys.contains(.quit) { return .pressed(.quit) }
        if changes.isEmpty, !keys.isEmpty { return .pressed(keys.removeFirst()) }
        var descriptors = [monitor.pollDescriptor, pollfd(fd: Interruption.shared.descriptor, events: Int16(POLLIN), revents: 0)]
        if hasKeys { descriptors.append(pollfd(fd: 0, events: Int16(POLLIN), revents: 0)) }
        let count = poll(&descriptors, nfds_t(descriptors.count), changes.isEmpty ? -1 : Self.quietTime)
        if count == 0 { return .changed(changes) }
        if count < 0 { continue }
        if descriptors[0].revents != 0 { changes.add(monitor.takeChanges()) }
        if hasKeys, descriptors[2].revents != 0 { readKeys() }
      }
    }

    private func readKeys() {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(0, &bytes, bytes.count)
      if count > 0 { keys += bytes[..<count].compactMap(WatchKey.init) } else { keys.append(.quit) }
    }
  }
#endif
