import Foundation

/// Rewrites a target's sources so they compile as for an iPhone.
struct Rewriter {
  /// A file that can't be read as Swift.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private var target = ""
  private var isTestTarget = false
  /// Whether the target depends on ScreenTestKit.
  private var canTest = false
  private var exports: [String] = []
  /// The path of the file that is added to the target's sources.
  private var moduleFile = ""
  /// The folder for the overlays and copies of all targets.
  private var folder = ""
  private var files: [String] = []
  /// The text of the app's `Info.plist`, or `nil` if there isn't one.
  private var information: String?
  /// The paths of the target's asset catalogs.
  private var catalogs: [String] = []
  /// The path of the file for the catalogs' symbols, or `nil` if there aren't any.
  private var assetFile: String?
  /// The name of the target's resources in SwiftPM.
  private var resources = ""
  private var frameworks: [String] = []

  /// Reads the plugin's arguments.
  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--tests" {
        isTestTarget = true
        continue
      }
      if option == "--can-test" {
        canTest = true
        continue
      }
      if option == "--" {
        files = Array(rest)
        break
      }
      guard let value = rest.popFirst() else { throw Problem(description: "error: the option \(option) has no value.") }
      switch option {
      case "--target": target = value
      case "--export": exports.append(value)
      case "--module-file": moduleFile = value
      case "--folder": folder = value
      case "--information": information = value
      case "--catalog": catalogs.append(value)
      case "--asset-file": assetFile = value
      case "--resources": resources = value
      case "--framework": frameworks.append(value)
      default: throw Problem(description: "error: there is no option \(option).")
      }
    }
  }

  /// Writes the overlay, the copies and the module's file.
  ///
  /// Each file is written only if it has changed.
  func run() throws {
    var rewritten: [String: [UInt8]] = [:]
    var names: [String] = []
    var importsXCTest = false
    var assetMembers: [String: Set<String>] = [:]
    for path in files {
      let file = try Self.read(path)
      importsXCTest = importsXCTest || file.importsXCTest
      assetMembers.merge(file.assetMembers) { $0.union($1) }
      guard !file.findings.isEmpty else { continue }
      rewritten[path] = file.rewritten
      // Leave out line numbers, so an edit above a condition doesn't change the module's file.
      names.append(URL(filePath: path).lastPathComponent)
    }
    let isForTests = isTestTarget || importsXCTest && canTest
    let module = ModuleFile(target: target, isForTests: isForTests, exports: exports, files: names, information: try information.map(Self.propertyList))
    try Self.write(Data(module.text.utf8), to: moduleFile)
    rewritten[moduleFile] = try SwiftFile(Array(module.text.utf8)).rewritten
    try write(rewritten)
    if let assetFile {
      let assets = try catalogs.flatMap(Asset.all)
      try Self.write(Data(AssetSymbolFile(assets: assets, resources: resources, frameworks: frameworks, declared: assetMembers).text.utf8), to: assetFile)
    }
  }

  /// Returns the text of a property list, which can be in the binary format.
  private static func propertyList(at path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw Problem(description: "\(path):1: error: the file can't be read.") }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return String(decoding: try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0), as: UTF8.self)
    } catch {
      throw Problem(description: "\(path):1: error: the file isn't a property list, so Bundle.main.infoDictionary can't have it.")
    }
  }

  private static func read(_ path: String) throws -> SwiftFile {
    guard let data = FileManager.default.contents(atPath: path) else { throw Problem(description: "\(path):1: error: the file can't be read.") }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Problem(description: "\(path):1: error: the file can't be compiled for an iPhone, because it isn't UTF-8.")
    }
    do {
      return try SwiftFile(Array(data))
    } catch let error as SourceScanner.Unterminated {
      throw Problem(description: "\(path):\(error.line): error: the file can't be compiled for an iPhone, because the \(error.what) that begins here is unterminated.")
    }
  }

  private func write(_ rewritten: [String: [UInt8]]) throws {
    let copies = "\(folder)/\(target)"
    var paths: [String: String] = [:]
    for (number, (original, text)) in rewritten.sorted(by: { $0.key < $1.key }).enumerated() {
      // Don't use the extension `.swift`, so other tools don't treat the copy as a source file.
      let copy = "\(copies)/\(number).\(URL(filePath: original).lastPathComponent).txt"
      try Self.write(Data(text), to: copy)
      paths[original] = copy
    }
    let names = Set(paths.values.map { URL(filePath: $0).lastPathComponent })
    for name in try FileManager.default.contentsOfDirectory(atPath: copies) where !names.contains(name) {
      try FileManager.default.removeItem(atPath: "\(copies)/\(name)")
    }
    try Self.write(OverlayFile(copies: paths).data, to: "\(folder)/\(target).json")
  }

  /// Writes a file only if its contents have changed, so nothing is compiled again without a reason.
  private static func write(_ data: Data, to path: String) throws {
    guard FileManager.default.contents(atPath: path) != data else { return }
    try FileManager.default.createDirectory(atPath: URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false), withIntermediateDirectories: true)
    try data.write(to: URL(filePath: path), options: .atomic)
  }
}
