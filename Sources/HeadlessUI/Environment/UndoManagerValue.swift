public import UIKit

extension EnvironmentValues {
  /// Undoes what the views of the app have registered; each launch has one.
  @Entry public package(set) var undoManager: UndoManager?
}
