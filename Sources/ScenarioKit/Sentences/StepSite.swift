import Foundation

/// A step as it stands in the source: its place, and its sentence where the source can be read.
final class StepSite: Sendable {
  let keyword: String
  let label: StepLabel
  /// The place with the path relative to the package's root.
  let location: SourceLocation
  /// “When I tap login screen log in button” with its quoted texts apart, nil where the source is missing or has changed.
  let template: SentenceTemplate?
  /// The sentence for the start of the step, with no quoted text shown.
  let maskedSentence: String
  /// The sentence and the file, for the report of a crash.
  let report: (sentence: ImmortalText, file: ImmortalText)

  init(_ keyword: String, _ label: StepLabel, at location: SourceLocation, in file: ImmortalText, _ template: SentenceTemplate?) {
    self.keyword = keyword
    self.label = label
    self.location = location
    self.template = template
    maskedSentence = template?.masked ?? (label == .none ? keyword : keyword + " " + label.rawValue)
    report = (ImmortalText(maskedSentence), file)
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
      // All of the path: those of one suite often have the same length, the same beginning and the same end.
      // Mixed here, as the hasher's own way takes as long as everything else about the look-up; the paths are a team's own.
      var path = location.filePath
      var mixed = UInt64(truncatingIfNeeded: location.line) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: location.column)
      path.withUTF8 { bytes in
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= raw.count {
          mixed = Self.mix(mixed, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          index += 8
        }
        while index < raw.count {
          mixed = Self.mix(mixed, UInt64(raw[index]))
          index += 1
        }
      }
      hasher.combine(mixed)
    }

    @inline(__always) private static func mix(_ mixed: UInt64, _ word: UInt64) -> UInt64 {
      let product = (mixed ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return product.high ^ product.low
    }
  }

  /// The site of a step.
  func site(at location: SourceLocation, keyword: String, label: StepLabel) -> StepSite {
    let key = Key(location: location, keyword: keyword, label: label)
    lock.lock()
    let known = sites[key]
    lock.unlock()
    if let known { return known }
    let file = SourceFiles.shared.file(location.filePath)
    let template = file.offset(of: location).flatMap { SentenceReader.template(file.bytes, at: $0, keyword: keyword, label: label) }
    var place = location
    place.filePath = file.relativePath
    let site = StepSite(keyword, label, at: place, in: file.immortalPath, template)
    lock.lock()
    sites[key] = site
    lock.unlock()
    return site
  }
}
