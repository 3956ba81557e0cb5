public import Foundation

/// A part of an app's interface with a life cycle of its own: the app's only window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front.
    case foregroundActive = 0
    /// It is shown and gets no input.
    case foregroundInactive = 1
    /// It is in the background.
    case background = 2
  }

  /// The state of the scene, as the app's.
  open var activationState: ActivationState { UIApplication.shared.applicationState == .active ? .foregroundActive : .background }

  /// What the person sees as the title of the scene; empty on a phone.
  open var title: String! = ""

  /// The session of the scene, which the system keeps.
  public let session: UISceneSession = UISceneSession()

  /// Told when the scene is in front; posted by a phone, and not here: read `\.scenePhase`.
  nonisolated public static let didActivateNotification: NSNotification.Name = NSNotification.Name("UISceneDidActivateNotification")
  /// Told when the scene comes to the front; posted by a phone, and not here: read `\.scenePhase`.
  nonisolated public static let willEnterForegroundNotification: NSNotification.Name = NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Told when the scene is in the background; posted by a phone, and not here: read `\.scenePhase`.
  nonisolated public static let didEnterBackgroundNotification: NSNotification.Name = NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Told before the scene is not in front any more; posted by a phone, and not here: read `\.scenePhase`.
  nonisolated public static let willDeactivateNotification: NSNotification.Name = NSNotification.Name("UISceneWillDeactivateNotification")

  /// What a scene is created with.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open: always empty.
    public var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// The scene of a window.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The window of the scene.
  public let windows: [UIWindow]

  /// The window in front.
  open var keyWindow: UIWindow? { windows.first }

  /// The screen that the scene is on.
  open var screen: UIScreen { .main }

  /// How the interface is held.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait }

  /// The only window scene of the device.
  static var current: UIWindowScene { UIDeviceValues.current[default: UIWindowScene(window: UIWindow())] }

  init(window: UIWindow) {
    windows = [window]
    super.init()
    window.windowScene = self
  }
}

/// The session of a scene, which the system keeps.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What the scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene of an app.
    public static let windowApplication: Role = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for: an app.
  public let role: Role = .windowApplication
  /// What tells the session from others.
  public let persistentIdentifier: String = "scene"
}

/// How a scene is created.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which is not created here: SwiftUI's scenes have `\.scenePhase`.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// How an interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the bottom at the right.
  case landscapeRight = 3
  /// On its side, with the bottom at the left.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
}

/// Several ways in which an interface may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 4)
  /// On its side, with the bottom at the right.
  public static let landscapeRight: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 8)
  /// On its side, with the bottom at the left.
  public static let landscapeLeft: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
