import SwiftUI

struct AboutView: View {
    @StateObject private var facts = AppFacts()

    var body: some View {
        List {
            LabeledContent("Platform", value: facts.platform)
            LabeledContent("Simulator", value: facts.isSimulator ? "Yes" : "No")
            LabeledContent("Model", value: DeviceName.current)
            Button("Read \(facts.timesRead) times", action: facts.read)
        }
        .navigationTitle("About")
        #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
        #endif
    }
}
