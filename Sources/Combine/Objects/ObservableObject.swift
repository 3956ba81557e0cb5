/// An object that announces when it's about to change.
///
/// For example: `class Model: ObservableObject { @Published var name = "" }`.
///
/// Changes of ``Published`` properties are announced automatically before they're made. Announce other changes with `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  ///
  /// The default publisher lives as long as the object.
  ///
  /// As in Combine, a publisher that the class declares itself isn't connected to the published properties. It sends only when the class calls it.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before one of the object's published properties changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}
