/// An object that tells when it is about to change: `class Model: ObservableObject { @Published var name = "" }`.
///
/// A change of a ``Published`` property is told by itself, before it is made. Other changes are told with `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that tells changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes; by default one publisher that lives as long as the object.
  ///
  /// A publisher of the class's own gets only what the class sends, as in Combine: its published properties do not know it.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before one of the object's published properties changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}
