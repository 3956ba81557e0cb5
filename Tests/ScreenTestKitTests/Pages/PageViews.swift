import Foundation
import HeadlessUI

// The app side of the examples of the pages “Coming from EarlGrey”, “Coming from Robot” and “Coming from XCUITest”. It doesn't import `ScreenTestKit`, because
// both modules have a `Button`.

/// The elements in EarlGrey's examples: elements to tap, to send, to find by scrolling, and two elements next to each other.
struct EarlGreyPageView: View {
  @State private var isClicked = false
  @State private var log: [String] = []
  @State private var isAnimated = false

  var body: some View {
    VStack(spacing: 0) {
      Text(log.isEmpty ? "nothing" : log.joined(separator: ", ")).accessibilityIdentifier("Log")
      if !isClicked { Button("Click me") { isClicked = true }.accessibilityIdentifier("ClickMe") }
      Button("Tap me") { log.append("tapped") }.accessibilityIdentifier("TapMe")
      SendMessageView()
      Image("photo").resizable().frame(width: 50, height: 50).accessibilityIdentifier("Photo").opacity(0.5).onTapGesture(count: 2) { log.append("double-tapped") }
      HStack(spacing: 8) {
        Text("Reference").accessibilityIdentifier("TheReference")
        Text("Relative").accessibilityIdentifier("RelativeRight")
      }
      Button("Load") {
        Task {
          try? await Task.sleep(for: .seconds(3))
          log.append("loaded")
        }
      }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("Paragraph \($0)").frame(height: 60) }
          Button("Accept") { log.append("accepted") }.accessibilityIdentifier("Accept")
        }
      }
      .accessibilityIdentifier("Terms").frame(height: 120)
      List(0..<50, id: \.self) { row in Button("Mail \(row)") { log.append("mail \(row)") } }.accessibilityIdentifier("Mails")
    }
  }
}

/// The elements in Robot's examples: texts and images in views, a table, a field, an alert, and views to swipe on.
struct RobotPageView: View {
  @State private var note = ""
  @State private var log: [String] = []
  @State private var isMoved = false
  @State private var isWarned = false

  var body: some View {
    VStack(spacing: 0) {
      Text(log.isEmpty ? "nothing" : log.joined(separator: ", ")).accessibilityIdentifier("Log")
      VStack(spacing: 0) {
        Text("Hello")
        Image("myImage").accessibilityIdentifier("3")
        Button("Cancel") { log.append("cancelled") }
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("MyView")
      VStack(spacing: 0) {
        Text("Hello")
        Text("Hello again")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("OtherView")
      TextField("Note", text: $note)
      TextEditor(text: .constant("Dear all")).frame(height: 30)
      Rectangle().frame(width: 100, height: 60).accessibilityIdentifier("Pad").padding(.leading, isMoved ? 200 : 0)
        .gesture(DragGesture(minimumDistance: 0).onEnded { log.append("\(Int($0.translation.width)),\(Int($0.translation.height))") })
      Button("Move") {
        withAnimation(.linear(duration: 2)) {
          isMoved = true
        } completion: {
          log.append("moved")
        }
      }
      Button("Log") {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { log.append("hello") } }
      }
      Button("Warn") { isWarned = true }
      List(0..<200, id: \.self) { Text("Row \($0)") }.accessibilityIdentifier("Rows")
    }
    .alert("Careful", isPresented: $isWarned) { Button("Go on") { log.append("went on") } }
  }
}

/// The elements in XCUITest's examples: a login form, switches and sliders, a list, an alert.
struct XCUITestPageView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var isLoud = false
  @State private var volume = 0.0
  @State private var isWelcomed = false
  @State private var isAsked = false

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Button("Log in") {
        Task {
          try? await Task.sleep(for: .seconds(2))
          isWelcomed = true
        }
      }
      if isWelcomed { Text("Welcome, \(name)").accessibilityAddTraits(.isHeader) }
      Toggle("Loud", isOn: $isLoud)
      Slider(value: $volume, in: 0...1).accessibilityIdentifier("Volume")
      Button("Delete") { isAsked = true }
      List(0..<100, id: \.self) { Text("Mail \($0)") }.accessibilityIdentifier("Mails")
    }
    .alert("Are you sure?", isPresented: $isAsked) { Button("Yes") {} }
  }
}
