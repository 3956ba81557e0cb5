import Foundation
import ScenarioKit

/// The texts that were typed into secure fields, in a file that only its owner can read.
final class DriveSecrets {
  private let file: URL
  /// The texts by name.
  private(set) var texts: [String: String] = [:]
  /// Typed texts that may be secrets, because the app ended before it could tell.
  private var suspected: [String] = []

  /// Creates secrets without texts.
  /// - Parameter file: The file that keeps them.
  init(_ file: URL) { self.file = file }

  /// Reads the texts of an earlier process of the session.
  func read() {
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    texts = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
  }

  /// Adds typed texts, and writes them for replays.
  /// - Returns: A sentence if they aren't on disk, otherwise `nil`.
  func keep(_ typed: [String: String]) -> String? {
    if typed.isEmpty { return nil }
    texts.merge(typed) { $1 }
    guard let reason = write() else { return nil }
    return "The session keeps the secret text, but it isn't on disk, so “resume” could not type it again: \(reason)."
  }

  /// Replaces the file, so a full disk doesn't lose what is in it, and returns the reason if that fails.
  private func write() -> String? {
    guard let data = try? JSONEncoder().encode(texts) else { return "it can't be encoded" }
    let new = file.path + ".new"
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer { close(descriptor) }
    let count = data.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    if count == data.count, rename(new, file.path) == 0 { return nil }
    let reason = String(cString: strerror(errno))
    unlink(new)
    return reason
  }

  /// Forgets the texts and deletes the file.
  func delete() {
    texts = [:]
    unlink(file.path)
  }

  /// Hides a typed text from now on, without keeping it for replays.
  ///
  /// The app may print the lines of a text one by one.
  func suspect(_ text: String) {
    suspected += text.replacing(/\\([\\n])/) { $0.1 == "n" ? "\n" : "\\" }.split(separator: "\n").map(String.init)
  }

  /// Returns text without the secret texts.
  func hidden(in text: String) -> String {
    // Replace longer texts first, because one secret can contain another one.
    Redaction(Array(texts.values) + suspected).apply(to: text)
  }
}
