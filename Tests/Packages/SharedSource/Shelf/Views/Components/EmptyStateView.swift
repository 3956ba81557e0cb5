import SwiftUI

struct EmptyStateView<Actions: View>: View {
    let title: LocalizedStringKey
    let message: String
    let symbol: String
    @ViewBuilder var actions: () -> Actions

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: symbol)
                .font(.system(size: 56))
                .foregroundStyle(.tertiary)
            Text(title).font(.title3)
            Text(message)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("empty.message")
            actions()
        }
        .padding(40)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension EmptyStateView where Actions == EmptyView {
    init(title: LocalizedStringKey, message: String, symbol: String) {
        self.init(title: title, message: message, symbol: symbol) { EmptyView() }
    }
}
