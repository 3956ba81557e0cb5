import Foundation

/// Creates an app's delegate, as in SwiftUI: `@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate`.
///
/// There is one delegate for each launch. The system's calls, such as that of a push notification, do not come on a simulated device.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty, LinkableProperty {
  private var delegate: DelegateType

  /// Creates the delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = delegateType.init() }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    if let known = slot as? DelegateType { delegate = known } else { slot = delegate }
  }
}
