import SwiftUI
import UIKit

struct CreditsView: View {
    @State private var credits = Credit.all
    @State private var chosen: String?
    @State private var feedback = ""
    @State private var wantsAnswer = false
    @State private var isSent = false
    @AppStorage("credits.lastFeedback") private var lastFeedback: Data?

    private var motto: String {
        NSDataAsset(name: "Motto").map { String(decoding: $0.data, as: UTF8.self) } ?? "No motto"
    }

    var body: some View {
        List {
            Section(Credit.names) {
                Image(.teamPhoto)
                ForEach(credits) { credit in
                    NavigationLink(credit.name, destination: CreditView(credit: credit), tag: credit.id, selection: $chosen)
                }
            }
            Section("Feedback") {
                LegacyTextField(placeholder: "Your words", text: $feedback)
                LegacySwitch(title: "Answer me", isOn: $wantsAnswer)
                Button("Send") {
                    lastFeedback = Data(feedback.utf8)
                    isSent = true
                }
                .disabled(feedback.isEmpty)
                .foregroundStyle(.highlight)
            }
            Section {
                Text(motto).lineLimit(2, reservesSpace: true)
            } footer: {
                Text("Version \(Bundle.main.version)").accessibilityIdentifier("credits.version")
            }
        }
        .navigationTitle("Credits")
        .sheet(isPresented: $isSent) {
            NavigationStack {
                Text(wantsAnswer ? "We answer \(feedback.count) letters soon." : "Thank you for \(lastFeedback?.count ?? 0) letters.")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(role: .close) { isSent = false }
                        }
                    }
            }
        }
    }
}

struct CreditView: View {
    let credit: Credit

    var body: some View {
        VStack {
            Label(credit.role, image: .Badges.code)
            Image(uiImage: .Badges.code).accessibilityLabel("Badge of \(credit.role)")
            Text(credit.membership(at: credit.joined.addingTimeInterval(90 * 24 * 60 * 60))).accessibilityIdentifier("credit.membership")
            ShareLink(item: credit.name, preview: SharePreview("About \(credit.name)"))
        }
        .navigationTitle(credit.name)
    }
}
