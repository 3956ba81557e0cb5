import Foundation

/// A step in the source, with its location and, if the source can be read, its sentence.
final class StepSite: Sendable {
  let keyword: String
  let label: StepLabel
  /// The location with the path relative to the package's root.
  let location: SourceLocation
  /// The sentence with marks, or `nil` if the source is missing or has changed.
  let template: SentenceTemplate?
  /// The sentence for the start of the step, with all quoted strings hidden.
  let maskedSentence: String
  /// The sentence without secrets and arguments, and the file, for crash reports.
  let report: (sentence: ImmortalText, file: ImmortalText)
  /// Whether this is an XCTest activity, whose name is its whole sentence.
  let isActivity: Bool
  /// Another site on the same line.
  fileprivate let next: StepSite?

  fileprivate init(_ keyword: String, _ label: StepLabel, at location: SourceLocation, in file: ImmortalText, _ template: SentenceTemplate?, next: StepSite?) {
    self.next = next
    isActivity = false
    self.keyword = keyword
    self.label = label
    self.location = location
    self.template = template
    maskedSentence = template?.masked ?? (label == .none ? keyword : keyword + " " + label.rawValue)
    report = (ImmortalText(ConsoleText.cut(ConsoleText.line(template?.plain ?? maskedSentence), in: nil)), file)
  }

  /// Creates the site of an activity with a name.
  init(activity name: String, at location: SourceLocation) {
    next = nil
    isActivity = true
    keyword = ""
    label = .none
    self.location = location.withRelativePath
    template = nil
    maskedSentence = name
    report = (ImmortalText("an activity"), ImmortalText(self.location.filePath))
  }
}

extension StepSite {
  /// Returns the sentence of the step with words that the author wrote.
  func sentence(_ words: String) -> String { label == .none ? "\(keyword) \(words)" : "\(keyword) \(label.rawValue) \(words)" }
}

/// The sites of all steps that have run in this process, each read once.
final class StepSites: @unchecked Sendable {
  static let shared = StepSites()

  /// The step sites of one file.
  private final class Sites {
    let file: SourceFile
    private var lines: [StepSite?] = []

    init(_ file: SourceFile) { self.file = file }

    /// The last added site of a line.
    ///
    /// All invalid line numbers share one entry.
    subscript(line: Int) -> StepSite? {
      get {
        let place = Self.place(of: line)
        return place < lines.count ? lines[place] : nil
      }
      set {
        let place = Self.place(of: line)
        while lines.count <= place { lines.append(nil) }
        lines[place] = newValue
      }
    }

    private static func place(of line: Int) -> Int { (1...100_000).contains(line) ? line : 0 }
  }

  private let lock = NSLock()
  private var files: [Path: Sites] = [:]

  /// A file path with its own hash function.
  ///
  /// The standard hash would take as long as the rest of the lookup, so this hash mixes eight bytes at a time.
  private struct Path: Hashable {
    let text: String

    func hash(into hasher: inout Hasher) {
      // Hash the whole path, because the paths of a suite often have the same length, start, and end.
      var text = text
      text.withUTF8 { bytes in
        let raw = UnsafeRawBufferPointer(bytes)
        var mixed = UInt64(truncatingIfNeeded: raw.count)
        var index = 0
        while index + 8 <= raw.count {
          mixed = Self.mix(mixed, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          index += 8
        }
        while index < raw.count {
          mixed = Self.mix(mixed, UInt64(raw[index]))
          index += 1
        }
        hasher.combine(mixed)
      }
    }

    @inline(__always) private static func mix(_ mixed: UInt64, _ word: UInt64) -> UInt64 {
      let product = (mixed ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return product.high ^ product.low
    }
  }

  /// Returns the site of a step.
  ///
  /// Several steps can share a location if a helper passes on its caller's location.
  func site(at location: SourceLocation, keyword: String, label: StepLabel) -> StepSite {
    lock.lock()
    let sites = files[Path(text: location.filePath)] ?? add(location.filePath)
    let line = sites[location.line]
    lock.unlock()
    var known = line
    while let site = known {
      if site.location.column == location.column, site.location.line == location.line, site.keyword == keyword, site.label == label { return site }
      known = site.next
    }
    let file = sites.file
    let template = file.offset(of: location).flatMap { SentenceReader.template(file.bytes, at: $0, keyword: keyword, label: label) }
    var place = location
    place.filePath = file.relativePath
    lock.lock()
    defer { lock.unlock() }
    let site = StepSite(keyword, label, at: place, in: file.immortalPath, template, next: sites[location.line])
    sites[location.line] = site
    return site
  }

  private func add(_ path: String) -> Sites {
    let sites = Sites(SourceFiles.shared.file(path))
    files[Path(text: path)] = sites
    return sites
  }
}
