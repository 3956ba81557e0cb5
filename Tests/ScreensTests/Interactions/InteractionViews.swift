import Foundation
import HeadlessUI

// The app side for tests of selections, actions and assertions. It doesn't import `Screens`, because both sides have a `Button`.

/// A button whose title counts its taps, and a button that shows a text after a second.
struct TallyView: View {
  @State private var count = 0
  @State private var isDone = false

  var body: some View {
    VStack {
      Button("Go \(count)") { count += 1 }
      Button("Load") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          isDone = true
        }
      }
      if isDone { Button("Done") {} }
      Button("Never") { count += 1 }.disabled(true)
      Button("Soon") {}.disabled(!isDone)
    }
  }
}

/// A view that shows the gestures that it receives.
struct PadView: View {
  @State private var log = "nothing"
  @State private var presses = 0

  var body: some View {
    VStack(spacing: 0) {
      Text(log).accessibilityIdentifier("Log")
      Text("\(presses) presses").accessibilityIdentifier("Presses")
      Image("pad").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Pad")
        .gesture(SpatialTapGesture(count: 2).onEnded { log = "double tap at \(Int($0.location.x)), \(Int($0.location.y))" })
        .simultaneousGesture(SpatialTapGesture().onEnded { log = "tap at \(Int($0.location.x)), \(Int($0.location.y))" })
        .simultaneousGesture(LongPressGesture(minimumDuration: 0.7).onEnded { _ in presses += 1 })
      Spacer()
    }
  }
}

/// A view that shows where it's tapped.
///
/// Another view covers its left three quarters.
struct CoveredPadView: View {
  @State private var log = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      Text(log).accessibilityIdentifier("Log")
      ZStack(alignment: .topLeading) {
        Image("pad").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Pad")
          .gesture(SpatialTapGesture().onEnded { log = $0.location.x > 150 ? "tap on the right" : "tap on the left" })
        Image("cover").resizable().frame(width: 150, height: 200).onTapGesture { log = "tap on the cover" }
      }
      Spacer()
    }
  }
}

/// A view that shows how it was moved, scaled and rotated.
struct MovingPadView: View {
  @State private var drag = "-"
  @State private var scale = "-"
  @State private var angle = "-"

  var body: some View {
    VStack(spacing: 0) {
      Text("\(drag) \(scale) \(angle)").accessibilityIdentifier("Log")
      Image("pad").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Pad")
        .gesture(DragGesture().onEnded { drag = "\(Int($0.translation.width.rounded())),\(Int($0.translation.height.rounded()))" })
        .simultaneousGesture(MagnifyGesture().onEnded { scale = "\(Int(($0.magnification * 100).rounded()))" })
        .simultaneousGesture(RotateGesture().onEnded { angle = "\(Int($0.rotation.degrees.rounded()))" })
      Image("target").resizable().frame(width: 50, height: 50).accessibilityIdentifier("Target")
      Spacer()
    }
  }
}

/// A view that shows gestures of two fingers that keep their distance.
struct TwoFingerPadView: View {
  @State private var log = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      Text(log).accessibilityIdentifier("Log")
      Image("pad").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Pad")
        .gesture(MagnifyGesture(minimumScaleDelta: 0).onEnded { log = "two fingers \(Int($0.startLocation.x.rounded())), scale \($0.magnification)" })
      Spacer()
    }
  }
}

/// A field that logs its events in order.
struct NotingFieldView: View {
  @State private var text = "old"
  @State private var log: [String] = []
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(log.joined(separator: ", ")).accessibilityIdentifier("Log")
      TextField(
        "Name",
        text: Binding(
          get: { text },
          set: { new in
            text = new
            log.append("changed to \(new)")
          })
      )
      .focused($isFocused).accessibilityIdentifier("NameField")
      .onSubmit { log.append("submitted") }
    }
    .onChange(of: isFocused) { _, isFocused in log.append(isFocused ? "began" : "ended") }
  }
}

/// A list with a hundred rows, which can be refreshed.
struct LongListView: View {
  @State private var refreshes = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("Refreshed \(refreshes)").accessibilityIdentifier("Refreshes")
      List(0..<100, id: \.self) { row in Button("Row \(row)") {} }
        .accessibilityIdentifier("Rows")
        .refreshable { refreshes += 1 }
    }
  }
}

/// Controls with values that can and can't be set.
struct SettingView: View {
  @State private var volume = 3.0
  @State private var stepped = 2.0
  @State private var copies = 2
  @State private var isLoud = false
  @State private var date = Date(timeIntervalSince1970: 1_515_490_860)
  @State private var dates = 0
  @State private var fruit = "Pear"

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Slider(value: $volume, in: 0...10).accessibilityIdentifier("Volume")
        Slider(value: $stepped, in: 0...10, step: 2).accessibilityIdentifier("Stepped")
        Stepper("Copies", value: $copies, in: 0...10, step: 2).accessibilityIdentifier("Copies")
        Toggle("Loud", isOn: $isLoud)
        Toggle("Locked", isOn: .constant(false))
        Text("\(dates)").accessibilityIdentifier("Dates")
        DatePicker(
          "When",
          selection: Binding(
            get: { date },
            set: { new in
              date = new
              dates += 1
            }), in: Date(timeIntervalSince1970: 1_500_000_000)...Date(timeIntervalSince1970: 1_600_000_000)
        )
        .datePickerStyle(.wheel)
        Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear", "Pear tree"], id: \.self) { Text($0) } }.pickerStyle(.wheel).frame(height: 150)
      }
    }
  }
}

/// Tenths in a stepper, and in sliders from -1 to 1, without steps and with tenths.
struct BalanceView: View {
  @State private var balance = 0.0
  @State private var tenths = 0.0
  @State private var stepped = 0.0

  var body: some View {
    VStack {
      Slider(value: $balance, in: -1...1).accessibilityIdentifier("Balance")
      Slider(value: $stepped, in: -1...1, step: 0.1).accessibilityIdentifier("Stepped")
      Stepper("Tenths", value: $tenths, in: 0...1, step: 0.1).accessibilityIdentifier("Tenths")
    }
    .task { try? await Task.sleep(for: .seconds(5)) }
  }
}

/// A slider and a stepper that log their changes.
struct ChangesView: View {
  @State private var volume = 3.0
  @State private var copies = 2
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ", ")).accessibilityIdentifier("Log")
      Slider(value: Binding(get: { volume }, set: { note("volume", $0) { volume = $0 } }), in: 0...10).accessibilityIdentifier("Volume")
      Stepper("Copies", value: Binding(get: { copies }, set: { note("copies", $0) { copies = $0 } }), in: 0...10, step: 2).accessibilityIdentifier("Copies")
    }
  }

  private func note<Value>(_ name: String, _ value: Value, _ set: (Value) -> Void) {
    log.append("\(name) \(value)")
    set(value)
  }
}

/// A stepper that notifies the app of its steps and doesn't have a value.
struct StepsView: View {
  var body: some View { Stepper("Steps", onIncrement: {}, onDecrement: {}).accessibilityIdentifier("Steps") }
}

/// A web page that answers scripts, and another that doesn't.
struct ScriptView: View {
  struct NoSuchScript: Error {}

  var body: some View {
    VStack {
      WebView(html: "<h1>Terms</h1>").accessibilityIdentifier("Page").frame(height: 100)
        .onJavaScript { script in
          if script == "nothing" { return nil }
          guard script == "document.title" else { throw NoSuchScript() }
          return "Terms"
        }
      WebView(html: "<h1>Other</h1>").accessibilityIdentifier("Other").frame(height: 100)
    }
  }
}

/// A scroll view that's so long that its end can't be reached.
struct EndlessView: View {
  var body: some View { ScrollView { Text("Top").frame(height: 10_000_000) } }
}
