extension PendingWork {
  /// A line about the work for messages: what it is, when it started, when it's due, and what started it.
  ///
  /// For example: “a sleep of 1 second, scheduled at 29.5 s, due at 30.5 s, started by the task of FeedView”
  package var line: String {
    var parts = [subject]
    let starter = (startedBy ?? (hasOwnName ? nil : name)).map { "by \($0)" }
    let isStartTold = beginning.map { $0.contains("started at") } ?? false
    if let beginning { parts.append(isStartTold ? [beginning, starter].compactMap(\.self).joined(separator: " ") : beginning) }
    if let delay, delay >= Self.endless {
      parts.append("without an end")
    } else if let due {
      parts.append(due == since ? "due now" : "\(kind == .repeatingTimer ? "next due" : "due") at \(due.offset.moment)")
    }
    if let starter, !isStartTold { parts.append("started \(starter)") }
    if let reason, kind == .resource { parts.append("with the reason: \(reason)") }
    return parts.joined(separator: ", ")
  }

  private var subject: String {
    switch kind {
    case .observer: "an observer of \(name)"
    case .blockedThread: "a thread blocked on \(reason ?? "a wait")\(since.map { " since \($0.offset.moment)" } ?? "")"
    case .suspendedTask where !hasOwnName: since.map { "a task suspended at \($0.offset.moment)" } ?? "a suspended task"
    default: hasOwnName ? "\(name) (\(noun))" : noun.withArticle
    }
  }

  /// The start of the work, in words for its kind.
  ///
  /// The value is `nil` if the time isn't known or the subject already contains it.
  private var beginning: String? {
    guard let moment = since?.offset.moment else { return nil }
    return switch kind {
    case .resource: "busy since \(moment)"
    case .suspendedTask: hasOwnName ? "suspended at \(moment)" : nil
    case .blockedThread: nil
    case .observer: "added at \(moment)"
    case .repeatingTimer: "first started at \(moment)"
    case .request, .animation, .screenTransition, .keyboardTransition: "started at \(moment)"
    case .task, .sleep, .block, .delayedBlock, .timer, .event: "scheduled at \(moment)"
    }
  }

  /// The delay that counts as endless.
  ///
  /// The end of a forever-repeating animation is at least this far away.
  private static let endless: Duration = .seconds(1_000_000_000)

  /// Whether the name is the work's own name and not the name of what started it.
  private var hasOwnName: Bool {
    switch kind {
    case .event, .animation, .screenTransition, .keyboardTransition, .request, .resource, .observer: true
    case .task, .sleep, .block, .delayedBlock, .timer, .repeatingTimer, .suspendedTask, .blockedThread: startedBy != nil
    }
  }

  /// The noun for the kind of work, with its length if that is useful.
  private var noun: String {
    let length = delay.map { " of \($0.plain)" } ?? ""
    return switch kind {
    case .task: "task"
    case .sleep: "sleep\(length)"
    case .block: "block"
    case .delayedBlock: "block delayed\(delay.map { " by \($0.plain)" } ?? "")"
    case .timer: "timer\(length)"
    case .repeatingTimer: "repeating timer\(interval.map { " of \($0.plain)" } ?? length)"
    case .event: "event"
    case .animation: "animation"
    case .screenTransition: "screen transition"
    case .keyboardTransition: "keyboard transition"
    case .request: "request"
    case .resource: "idling resource"
    case .suspendedTask: "suspended task"
    case .blockedThread: "blocked thread"
    case .observer: "observer"
    }
  }
}

extension String {
  fileprivate var withArticle: String { first.map { "aeiou".contains($0) } == true ? "an \(self)" : "a \(self)" }
}

extension Duration {
  /// The duration in words, rounded to a thousandth of a second: “1 second”, “0.25 seconds”.
  var plain: String { number == "1" ? "1 second" : "\(number) seconds" }

  /// The time this long after the clock's start: “0.25 s”.
  var moment: String { "\(number) s" }

  private var number: String {
    let (whole, atto) = components
    let milliseconds = (atto + 500_000_000_000_000) / 1_000_000_000_000_000
    let (seconds, rest) = milliseconds == 1000 ? (whole + 1, 0) : (whole, milliseconds)
    var fraction = String(String(rest + 1000).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? "\(seconds)" : "\(seconds).\(fraction)"
  }
}
