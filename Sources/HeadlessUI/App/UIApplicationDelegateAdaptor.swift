public import Combine
public import Foundation
public import UIKit
import VirtualTime

/// Creates an app's delegate, as in SwiftUI: `@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate`.
///
/// In each launch, in order:
/// - the app's property creates the delegate, with `init()`;
/// - before the app's body is asked for the first time, `application(_:willFinishLaunchingWithOptions:)` and `application(_:didFinishLaunchingWithOptions:)` are called;
/// - later the delegate is told of the app's way to the front and to the background.
///
/// Where a view reads the delegate as an environment object, put it in with `.environmentObject(delegate)`.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private final class Launch {
    var isOver = false
  }

  /// The delegate.
  public let wrappedValue: DelegateType
  private let launch = Launch()

  /// Creates the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = Self.make()
    CurrentUIDevice.system?.applicationDelegate = wrappedValue
  }

  private static func make() -> DelegateType {
    guard let delegate = ObjectCreation.make(DelegateType.self) else {
      preconditionFailure("\(DelegateType.self) cannot be created: Foundation's NSObject is not as this version of the package knows it.")
    }
    return delegate
  }

  /// Tells the delegate of the launch, once.
  nonisolated public mutating func update() {
    let adaptor = self
    MainActor.assumeIsolated {
      guard !adaptor.launch.isOver else { return }
      adaptor.launch.isOver = true
      _ = adaptor.wrappedValue.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = adaptor.wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// The delegate, whose properties give bindings: `$delegate.isOnline`.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
