import Foundation

/// The errors of stores that can't be written, as Foundation's errors of files.
enum WriteError {
  /// Runs a closure that writes a store, and throws its problem as an error of Foundation.
  static func mapped<Result>(_ body: () throws(StoreProblem) -> Result) throws -> Result {
    do throws(StoreProblem) { return try body() } catch { throw self.error(of: error) }
  }

  private static func error(of problem: StoreProblem) -> any Error {
    guard case .cannotWrite(let path, let reason) = problem else { return problem }
    // The reason is the system's text of the error number.
    let isFull = [ENOSPC, EDQUOT].contains { String(cString: strerror($0)) == reason }
    return CocoaError(
      isFull ? .fileWriteOutOfSpace : .fileWriteUnknown,
      userInfo: [NSLocalizedDescriptionKey: problem.description, NSFilePathErrorKey: path, NSUnderlyingErrorKey: problem])
  }

  /// The error of a save in a store whose configuration doesn't allow saving.
  static func notAllowed(_ store: RowStore) -> CocoaError {
    let place = store.path.map { "at \($0)" } ?? "in memory"
    return CocoaError(
      .fileWriteNoPermission,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The store \(place) can't be saved, because its configuration has allowsSave: false. Nothing was saved. Allow saving, or discard the changes with rollback()."
      ])
  }
}
