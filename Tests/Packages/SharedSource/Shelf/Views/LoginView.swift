import SwiftUI

struct LoginView: View {
    @EnvironmentObject private var session: Session
    @FocusState private var focus: Field?
    @State private var showsPassword = false

    private enum Field: Hashable { case email, password }

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                header
                VStack(spacing: 12) {
                    TextField("E-mail", text: $session.email)
                        .textContentType(.emailAddress)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .email)
                        .submitLabel(.next)
                        .onSubmit { focus = .password }
                        .accessibilityIdentifier("login.email")
                    passwordField
                        .focused($focus, equals: .password)
                        .submitLabel(.go)
                        .onSubmit(session.logIn)
                    Toggle("Show password", isOn: $showsPassword)
                        .font(.footnote)
                        .tint(.accentColor)
                }
                .textFieldStyle(.roundedBorder)
                Button(action: session.logIn) {
                    ZStack {
                        Text("Log in").opacity(session.isLoggingIn ? 0 : 1)
                        if session.isLoggingIn {
                            ProgressView().progressViewStyle(.circular).tint(.white)
                        }
                    }
                }
                .buttonStyle(PrimaryButtonStyle())
                .disabled(!session.isFormValid || session.isLoggingIn)
                .accessibilityIdentifier("login.submit")
                if let message = session.errorMessage {
                    Label(message, systemImage: "exclamationmark.triangle")
                        .foregroundColor(.red)
                        .accessibilityIdentifier("login.error")
                }
            }
            .padding(.horizontal, 24)
            .frame(maxWidth: 480)
        }
        .scrollDismissesKeyboard(.interactively)
        .background(Color(.systemBackground).ignoresSafeArea())
        .onAppear { focus = .email }
    }

    private var header: some View {
        VStack(spacing: 8) {
            Image(systemName: "books.vertical.fill")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 80, height: 80)
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            Text("Shelf")
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
            Text("Your books, page by page.")
                .foregroundStyle(.secondary)
        }
        .padding(.top, 60)
    }

    @ViewBuilder
    private var passwordField: some View {
        if showsPassword {
            TextField("Password", text: $session.password)
                .accessibilityIdentifier("login.password")
        } else {
            SecureField("Password", text: $session.password)
                .accessibilityIdentifier("login.password")
        }
    }
}

#Preview {
    LoginView()
        .environmentObject(Session(service: PreviewAuthService()))
}
