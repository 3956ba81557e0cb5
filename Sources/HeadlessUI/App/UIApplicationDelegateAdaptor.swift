public import Combine
public import Foundation
public import UIKit
import VirtualTime

/// A property wrapper that creates the app delegate of a SwiftUI app.
///
/// For example, `@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate`.
///
/// Each launch runs these steps in order:
/// - The app's property creates the delegate with `init()`.
/// - `application(_:willFinishLaunchingWithOptions:)` and `application(_:didFinishLaunchingWithOptions:)` are called before the app's body is evaluated for the first time.
/// - Later, the delegate is notified when the app enters the foreground or the background.
///
/// To read the delegate in a view as an environment object, set it with `.environmentObject(delegate)`.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private final class Launch {
    var isOver = false
  }

  /// The app delegate.
  public let wrappedValue: DelegateType
  private let launch = Launch()

  /// Creates the app delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = Self.make()
    CurrentUIDevice.system?.applicationDelegate = wrappedValue
  }

  private static func make() -> DelegateType {
    guard let delegate = ObjectCreation.make(DelegateType.self) else {
      preconditionFailure("\(DelegateType.self) cannot be created, because this version of the package does not support Foundation’s NSObject.")
    }
    return delegate
  }

  /// Notifies the delegate of the launch, the first time it's called.
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
  /// A projection that creates bindings to the delegate's properties, such as `$delegate.isOnline`.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
