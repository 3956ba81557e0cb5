import SwiftUI

@main
struct ShelfApp: App {
    @StateObject private var session: Session
    @State private var library: Library
    private let client: APIClient
    @Environment(\.scenePhase) private var scenePhase

    init() {
        let configuration = AppConfiguration.current
        if configuration.resetsDefaults, let domain = Bundle.main.bundleIdentifier {
            UserDefaults.standard.removePersistentDomain(forName: domain)
        }
        let client = APIClient(baseURL: configuration.baseURL, session: configuration.urlSession)
        _session = StateObject(wrappedValue: Session(service: AuthService(client: client)))
        self.client = client
        _library = State(initialValue: Library(repository: RemoteBookRepository(client: client)))
    }

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(session)
                .environment(library)
                .environment(\.apiClient, client)
        }
        .onChange(of: scenePhase) { _, phase in
            Log.app.info("Scene phase: \(String(describing: phase), privacy: .public)")
        }
    }
}
