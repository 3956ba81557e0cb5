import Foundation
import HeadlessUI
import LocalAuthentication
import UIKit

// The app side for tests of matchers. It doesn't import `Screens`, because both sides have a `Button`.

/// A form for writing a message, with most kinds of controls.
struct WritingView: View {
  @State private var name = "Ada"
  @State private var password = "pass"
  @State private var note = "Dear all"
  @State private var isLoud = true
  @State private var isPublic = false
  @State private var volume = 3.0
  @State private var copies = 2
  @State private var size = "Medium"
  @FocusState private var isNameFocused: Bool
  @AccessibilityFocusState private var isTitleFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text("Writing").accessibilityAddTraits(.isHeader).accessibilityFocused($isTitleFocused)
      SenderLabel(name: name)
      TextField("Name", text: $name).focused($isNameFocused).accessibilityIdentifier("NameField")
      TextField("Subject", text: .constant(""))
      SecureField("Password", text: $password)
      TextEditor(text: $note).frame(height: 60).accessibilityIdentifier("Note")
      Toggle("Loud", isOn: $isLoud)
      Toggle("Public", isOn: $isPublic)
      Slider(value: $volume, in: 0...10).accessibilityIdentifier("Volume")
      Stepper("Copies", value: $copies, in: 0...5).accessibilityIdentifier("Copies")
      ProgressView(value: 1, total: 4)
      Picker("Size", selection: $size) { ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
      HStack {
        Button("Send") { note = "Sent" }.accessibilityIdentifier("SendButton").accessibilityHint("Sends the message")
        Button("Delete") {}.accessibilityLabel("Remove").disabled(true)
        Button("Focus") {
          isNameFocused = true
          isTitleFocused = true
        }
        Button {
        } label: {
          Image("bin")
        }
      }
    }
  }
}

/// A view of a sender.
protocol Sending {}

/// A view whose body is a single text.
struct SenderLabel: View, Sending {
  let name: String

  var body: some View { Text("From \(name)").accessibilityIdentifier("Sender").opacity(0.5) }
}

/// Cards with the same button.
///
/// Their bodies are stacks without an element.
struct CardsView: View {
  var body: some View {
    VStack {
      MessageCard()
      VStack { DraftCard() }.accessibilityElement(children: .contain).accessibilityIdentifier("Box")
      LoneCard()
    }
  }
}

/// A card with three elements, which presents a sheet with another card.
struct MessageCard: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Message")
      Button("Send") {}.accessibilityIdentifier("First")
      Button("Open") { isOpen = true }.accessibilityIdentifier("OpenSheet")
    }
    .sheet(isPresented: $isOpen) { SheetCard() }
  }
}

/// A card with two elements.
struct DraftCard: View {
  var body: some View {
    VStack {
      Text("Draft")
      Button("Send") {}.accessibilityIdentifier("Second")
    }
  }
}

/// A card with a single element.
struct LoneCard: View, Sending {
  var body: some View { VStack { Button("Send") {}.accessibilityIdentifier("Third") } }
}

/// The content of a sheet.
struct SheetCard: View {
  var body: some View {
    VStack {
      Text("Sheet")
      Button("Send") {}.accessibilityIdentifier("InSheet")
    }
  }
}

/// Pickers: wheels of a date and of a fruit.
struct PickingView: View {
  @State private var date = Date(timeIntervalSince1970: 1_515_490_860)
  @State private var fruit = "Pear"

  var body: some View {
    VStack {
      DatePicker("When", selection: $date).datePickerStyle(.wheel)
      Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }.pickerStyle(.wheel)
    }
  }
}

/// Twenty rows of a hundred points in a scroll view of four hundred, which doesn't extend beyond the edge of the screen.
struct RowsView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: 1)
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(height: 100) } } }.frame(height: 400).accessibilityIdentifier("Rows")
      Spacer()
    }
  }
}

/// A photo of a hundred points at a place on the screen.
///
/// Another photo covers a part.
struct CoveredPhotoView: View {
  var size = CGSize(width: 100, height: 100)
  var cover = CGSize.zero
  var coverOffset = CGPoint.zero
  var offset = CGPoint.zero

  var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .topLeading) {
        Image("photo").resizable().frame(width: size.width, height: size.height)
        if cover != .zero { Image("cover").resizable().frame(width: cover.width, height: cover.height).offset(x: coverOffset.x, y: coverOffset.y) }
      }
      .offset(x: offset.x, y: offset.y)
      Spacer()
    }
  }
}

/// A list with rows that contain only text, and a row with a button.
struct MailView: View {
  var body: some View {
    List {
      Text("Unread mail")
      HStack {
        Text("Read mail")
        Button("Archive") {}
      }
    }
  }
}

/// A button that requests Face ID, so the system asks for permission.
struct AskingView: View {
  var body: some View {
    Button("Unlock") {
      Task { try? await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") }
    }
  }
}

/// A button above a text with the same words.
struct TwoTitlesView: View {
  var body: some View {
    VStack {
      Button("Send") {}
      Text("Send").accessibilityIdentifier("Title")
    }
  }
}

/// Images of three sizes.
struct PhotosView: View {
  var body: some View {
    VStack {
      Image("wide").resizable().frame(width: 200, height: 50)
      Image("tall").resizable().frame(width: 50, height: 100)
      Image("narrow").resizable().frame(width: 100, height: 50)
    }
  }
}

/// An app's image and a system symbol with the same name.
struct SymbolsView: View {
  var body: some View {
    VStack {
      Image("bin").accessibilityIdentifier("Picture")
      Image(systemName: "bin").accessibilityIdentifier("Symbol")
    }
  }
}

/// Images that are created from data, and a named UIKit image.
struct DataImagesView: View {
  @State private var data = Data([1, 2, 3])

  var body: some View {
    VStack {
      if let image = UIImage(data: data) { Image(uiImage: image).resizable().frame(width: 20, height: 20).accessibilityIdentifier("First") }
      if let image = UIImage(data: Data([1, 2, 3])) { Image(uiImage: image).resizable().frame(width: 20, height: 20).accessibilityIdentifier("Same") }
      if let image = UIImage(data: Data([1, 2, 4])) { Image(uiImage: image).resizable().frame(width: 20, height: 20).accessibilityIdentifier("Other") }
      if let image = UIImage(named: "bin") { Image(uiImage: image).resizable().frame(width: 20, height: 20).accessibilityIdentifier("Named") }
      Button("Change") { data = Data([1, 2, 4]) }
    }
  }
}

/// Twenty rows of a hundred points in a scroll view of four hundred points and a list of three hundred points, with margins.
struct MarginsView: View {
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: 1)
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(height: 100) } } }
        .frame(height: 400).contentMargins(.vertical, 50).contentMargins(.horizontal, isWide ? 20 : 0, for: .scrollContent).accessibilityIdentifier("Rows")
      List(0..<20) { Text("Line \($0)").frame(height: 100) }
        .contentMargins(.top, 30).contentMargins(.leading, 10).contentMargins(40, for: .scrollIndicators).frame(height: 300).listStyle(.plain).accessibilityIdentifier("Lines")
      Button("Widen") { isWide = true }
      Spacer()
    }
  }
}
