import Foundation

/// A step as it stands in the source: its place, and its sentence where the source can be read.
struct StepSite: Sendable {
  /// The place with the path relative to the package's root.
  let location: SourceLocation
  /// “When I tap login screen log in button” with its quoted texts apart, nil where the source is missing or has changed.
  let template: SentenceTemplate?
  /// The sentence and the place, for the report of a crash.
  let report: ImmortalText

  init(location: SourceLocation, template: SentenceTemplate?, keyword: String, label: StepLabel) {
    self.location = location
    self.template = template
    let sentence = template?.masked ?? (label == .none ? keyword : keyword + " " + label.rawValue)
    report = ImmortalText("\(sentence) (\(location.filePath):\(location.line))")
  }

  /// The sentence for the end of the step.
  ///
  /// Where the source is not there, the actions under it supply the words.
  func sentence(keyword: String, label: StepLabel, frame: RunState.Frame?, _ state: RunState) -> String {
    let redaction = state.redaction
    if let template { return template.text(redaction, typedHere: frame?.isRedacted ?? false, arguments: state.arguments) }
    let words = redaction.apply(to: frame?.words.joined(separator: ", ") ?? "")
    return [keyword, label.rawValue, words].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The sentence for the start of the step, with no quoted text shown.
  func maskedSentence(keyword: String, label: StepLabel) -> String {
    template?.masked ?? (label == .none ? keyword : keyword + " " + label.rawValue)
  }
}

/// The sites of all the steps that ran in this process, each read once.
final class StepSites: @unchecked Sendable {
  static let shared = StepSites()

  private let lock = NSLock()
  private var sites: [Key: StepSite] = [:]

  // One place may be the place of several steps, in a helper that passes its caller's on.
  private struct Key: Hashable {
    let location: SourceLocation
    let keyword: String
    let label: StepLabel

    static func == (one: Key, other: Key) -> Bool {
      one.location.line == other.location.line && one.location.column == other.location.column && one.location.filePath == other.location.filePath
        && one.keyword == other.keyword && one.label == other.label
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(location.line)
      hasher.combine(location.column)
      // All of it: the paths of one suite often have the same length, the same beginning and the same end.
      hasher.combine(location.filePath)
    }
  }

  /// The site of a step.
  func site(at location: SourceLocation, keyword: String, label: StepLabel) -> StepSite {
    let key = Key(location: location, keyword: keyword, label: label)
    lock.lock()
    let known = sites[key]
    lock.unlock()
    if let known { return known }
    let template = SourceFiles.shared.source(at: location).flatMap { SentenceReader.template($0.bytes, at: $0.offset, keyword: keyword, label: label) }
    let site = StepSite(location: location.withRelativePath, template: template, keyword: keyword, label: label)
    lock.lock()
    sites[key] = site
    lock.unlock()
    return site
  }
}
