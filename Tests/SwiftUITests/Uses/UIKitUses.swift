import SwiftUI
import UniformTypeIdentifiers

/// UIKit in SwiftUI sources, in the style of ordinary apps.
private final class UIKitUsesDelegate: NSObject, UIApplicationDelegate {
  static var orientationLock = UIInterfaceOrientationMask.all

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 30)]
    UITableView.appearance().backgroundColor = .clear
    UITableViewCell.appearance().selectionStyle = .none
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
    UIPageControl.appearance().currentPageIndicatorTintColor = .black
    application.registerForRemoteNotifications()
    return true
  }

  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { Self.orientationLock }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = UIKitUsesSceneDelegate.self
    return configuration
  }
}

private class UIKitUsesSceneDelegate: NSObject, UIWindowSceneDelegate {}

private struct UIKitUsesApp: App {
  @UIApplicationDelegateAdaptor(UIKitUsesDelegate.self) var appDelegate

  init() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    UITabBar.appearance().scrollEdgeAppearance = appearance
  }

  var body: some Scene { WindowGroup { UIKitUsesView() } }
}

private struct UIKitUsesOtherApp: App {
  @UIApplicationDelegateAdaptor private var delegate: UIKitUsesDelegate

  var body: some Scene { WindowGroup { EmptyView() } }
}

private struct UIKitUsesView: View {
  @Environment(\.undoManager) var undoManager
  @State private var dates: Set<DateComponents> = []
  @State private var isExporting = false
  @State private var offset: CGFloat = 0
  @State private var selection = Set<Int>()

  private var width: CGFloat { UIScreen.main.bounds.width * 0.8 }
  private var topInset: CGFloat { UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0 }
  private var scene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }

  private func use() {
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
    if let url = URL(string: "tel://123"), UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }?.endEditing(true)
    undoManager?.registerUndo(withTarget: UIKitUsesDelegate()) { _ in }
    undoManager?.setActionName("Change")
  }

  var body: some View {
    ScrollView {
      MultiDatePicker("Days", selection: $dates)
      MultiDatePicker(selection: $dates, in: Date()...) { Text("Days") }
      UIKitUsesIndicator(isAnimating: .constant(true), style: .large).frame(width: width)
      UIKitUsesBlur().ignoresSafeArea()
      UIKitUsesShare(items: ["a"]).padding(.top, topInset)
      List(0..<3, id: \.self, selection: $selection) { Text("\($0)") }
        .contextMenu(forSelectionType: Int.self) { items in
          Button("Delete \(items.count)", role: .destructive) {}
        } primaryAction: { _ in
        }
    }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.visibleRect.maxY >= geometry.contentSize.height
    } action: { old, new in
      print(old, new)
    }
    .onScrollPhaseChange { _, phase in print(phase.isScrolling) }
    .onScrollPhaseChange { _, _, context in print(context.geometry) }
    .onScrollVisibilityChange(threshold: 0.2) { print($0) }
    .fileExporter(isPresented: $isExporting, document: UIKitUsesDocument(text: "a"), contentType: .plainText, defaultFilename: "Note") { result in
      if case .success(let url) = result { print(url) }
    }
    .fileImporter(isPresented: $isExporting, allowedContentTypes: [.json, UTType(filenameExtension: "csv")!]) { _ in }
    .autocapitalization(.none)
    .clipShape(UIKitUsesCorner(radius: 12, corners: [.topLeft, .topRight]))
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in use() }
    .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in
      print(notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect as Any)
    }
  }
}

private struct UIKitUsesCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

private struct UIKitUsesDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

private struct UIKitUsesIndicator: UIViewRepresentable {
  @Binding var isAnimating: Bool
  let style: UIActivityIndicatorView.Style

  func makeUIView(context: UIViewRepresentableContext<UIKitUsesIndicator>) -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<UIKitUsesIndicator>) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

private struct UIKitUsesBlur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

private struct UIKitUsesShare: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.excludedActivityTypes = [.mail, .airDrop]
    controller.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
    return controller
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

private struct UIKitUsesTextView: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = UIFont.preferredFont(forTextStyle: .body)
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) { if uiView.text != text { uiView.text = text } }

  class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }
}
