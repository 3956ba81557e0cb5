import SwiftUI

struct AboutView: View {
    @StateObject private var facts = AppFacts()

    var body: some View {
        List {
            LabeledContent("Platform", value: facts.platform)
            LabeledContent("Simulator", value: facts.isSimulator ? "Yes" : "No")
            LabeledContent("Model", value: DeviceName.current)
            Button("Read \(facts.timesRead) times") {
                NotificationCenter.default.post(name: AppFacts.wasRead, object: nil)
            }
            TextField("Note", text: $facts.note)
            Button("Done") { UIApplication.shared.endEditing() }
        }
        .navigationTitle("About")
        #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
        #endif
    }
}
