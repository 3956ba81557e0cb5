import SwiftUI

// A wizard with a switch over steps, fields in each step, and a progress bar.

private enum SignUpStep: Int, CaseIterable { case account, person, interests, plan, done }

private struct SignUpWizard: View {
  @State private var step = SignUpStep.account
  @State private var mail = ""
  @State private var password = ""
  @State private var again = ""
  @State private var firstName = ""
  @State private var lastName = ""
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var interests: Set<String> = []
  @State private var plan: Int? = 1
  @State private var hasAccepted = false
  @State private var isForward = true
  @FocusState private var isFocused: Bool
  private var isValid: Bool {
    switch step {
    case .account: mail.contains("@") && password.count >= 8 && password == again
    case .person: !firstName.isEmpty && !lastName.isEmpty
    case .interests: interests.count >= 2
    case .plan: plan != nil && hasAccepted
    case .done: true
    }
  }
  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        ProgressView(value: Double(step.rawValue) / Double(SignUpStep.allCases.count - 1)) { Text("Step \(step.rawValue + 1) of \(SignUpStep.allCases.count)").font(.caption) }
        Group {
          switch step {
          case .account:
            Form {
              TextField("Mail", text: $mail).textContentType(.emailAddress).keyboardType(.emailAddress).textInputAutocapitalization(.never).focused($isFocused)
              SecureField("Password", text: $password).textContentType(.newPassword)
              SecureField("Password again", text: $again).textContentType(.newPassword).submitLabel(.continue)
              if !again.isEmpty && again != password { Text("The passwords differ.").font(.footnote).foregroundStyle(.red) }
            }
          case .person:
            Form {
              Section("Name") {
                TextField("First name", text: $firstName).textContentType(.givenName)
                TextField("Last name", text: $lastName).textContentType(.familyName)
              }
              DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: [.date]).datePickerStyle(.wheel)
            }
          case .interests:
            ScrollView {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                ForEach(["Art", "Books", "Chess", "Dance", "Film", "Games"], id: \.self) { interest in
                  Text(interest).padding().frame(maxWidth: .infinity)
                    .background(interests.contains(interest) ? Color.accentColor.opacity(0.3) : Color.gray.opacity(0.1), in: .rect(cornerRadius: 12))
                    .onTapGesture { interests.formSymmetricDifference([interest]) }
                    .accessibilityAddTraits(interests.contains(interest) ? .isSelected : [])
                }
              }
            }
          case .plan:
            List {
              ForEach(0..<3) { index in
                Button {
                  plan = index
                } label: {
                  HStack {
                    Text(["Free", "Plus", "Family"][index])
                    Spacer()
                    Text(Double(index) * 4.99, format: .currency(code: "EUR"))
                    Image(systemName: plan == index ? "largecircle.fill.circle" : "circle").foregroundStyle(plan == index ? .blue : .gray)
                  }
                }
              }
              Toggle("I accept the terms", isOn: $hasAccepted)
            }
          case .done:
            ContentUnavailableView {
              Label("Welcome, \(firstName)", systemImage: "party.popper")
            } description: {
              Text("A mail went to \(mail).")
            } actions: {
              Button("Start") {}
            }
          }
        }
        .transition(.asymmetric(insertion: .move(edge: isForward ? .trailing : .leading), removal: .move(edge: isForward ? .leading : .trailing)))
        HStack {
          if step != .account && step != .done {
            Button("Back") { withAnimation { (isForward, step) = (false, SignUpStep(rawValue: step.rawValue - 1) ?? .account) } }.buttonStyle(.bordered)
          }
          Button(step == .plan ? "Finish" : "Next") { withAnimation { (isForward, step) = (true, SignUpStep(rawValue: step.rawValue + 1) ?? .done) } }
            .buttonStyle(.borderedProminent).disabled(!isValid).opacity(step == .done ? 0 : 1)
        }
      }
      .padding()
      .navigationTitle(step == .done ? "Done" : "Sign up")
      .toolbar { if step != .done { ToolbarItem(placement: .topBarLeading) { Button("Cancel", role: .cancel) { step = .account } } } }
      .interactiveDismissDisabled(!mail.isEmpty)
      .onAppear { isFocused = true }
    }
  }
}
