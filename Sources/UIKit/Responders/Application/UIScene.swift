public import Foundation

/// An instance of an app's interface with its own life cycle.
///
/// On the simulated device, an app has one scene with one window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene isn't connected.
    case unattached = -1
    /// The scene is in the foreground and active.
    case foregroundActive = 0
    /// The scene is visible but doesn't receive input.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The activation state of the scene, which matches the app's state.
  open var activationState: ActivationState { UIApplication.shared.applicationState == .active ? .foregroundActive : .background }

  /// The title of the scene.
  ///
  /// The title is empty on a phone.
  open var title: String! = ""

  /// The session of the scene.
  public let session: UISceneSession = UISceneSession()

  /// Posted after the scene becomes active.
  ///
  /// Never posted on the simulated device. Read `\.scenePhase` instead.
  nonisolated public static let didActivateNotification: NSNotification.Name = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted before the scene enters the foreground.
  ///
  /// Never posted on the simulated device. Read `\.scenePhase` instead.
  nonisolated public static let willEnterForegroundNotification: NSNotification.Name = NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Posted after the scene enters the background.
  ///
  /// Never posted on the simulated device. Read `\.scenePhase` instead.
  nonisolated public static let didEnterBackgroundNotification: NSNotification.Name = NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted before the scene becomes inactive.
  ///
  /// Never posted on the simulated device. Read `\.scenePhase` instead.
  nonisolated public static let willDeactivateNotification: NSNotification.Name = NSNotification.Name("UISceneWillDeactivateNotification")

  /// The options of a new scene.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The URLs to open.
    ///
    /// Always empty.
    public var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// A scene that manages a window.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The window of the scene.
  public let windows: [UIWindow]

  /// The scene's key window.
  open var keyWindow: UIWindow? { windows.first }

  /// The screen that displays the scene.
  open var screen: UIScreen { .main }

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait }

  /// The device's only window scene.
  static var current: UIWindowScene { UIDeviceValues.current[default: UIWindowScene(window: UIWindow())] }

  init(window: UIWindow) {
    windows = [window]
    super.init()
    window.windowScene = self
  }
}

/// The session of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of an app's scene.
    public static let windowApplication: Role = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene, which is always an app's.
  public let role: Role = .windowApplication
  /// The persistent identifier of the session.
  public let persistentIdentifier: String = "scene"
}

/// The configuration of a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  ///
  /// The simulated device doesn't create a scene delegate, because SwiftUI scenes have `\.scenePhase`.
  public var delegateClass: AnyClass?

  /// Creates a scene configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the bottom of the device on the right.
  case landscapeRight = 3
  /// Landscape, with the bottom of the device on the left.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is portrait or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw value, with a bit for each member of the set.
  public let rawValue: UInt

  /// Creates a set of orientations from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 2)
  /// Portrait, upside down.
  public static let portraitUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 4)
  /// Landscape, with the bottom of the device on the right.
  public static let landscapeRight: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 8)
  /// Landscape, with the bottom of the device on the left.
  public static let landscapeLeft: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
