import SwiftUI

struct TextUses: View {
  @State private var name = "Ann"
  @State private var amount = 3.5
  @State private var count: Int? = 3
  let date = Date(timeIntervalSince1970: 0)
  let key: LocalizedStringKey = "Hello"
  var attributed: AttributedString { AttributedString("Hello") }

  var body: some View {
    VStack {
      Text("**Bold** and *italic* and [a link](https://example.com)")
      Text("Hello, \(name)!")
      Text("\(amount, specifier: "%.2f") €")
      Text("\(amount, format: .number.precision(.fractionLength(1)))")
      Text("\(Image(systemName: "star")) Star")
      Text("Due \(date, style: .relative)")
      Text("\(Text("Now").bold()) or never")
      Text("^[\(3) item](inflect: true)")
      Text(key)
      Text(LocalizedStringKey(name))
    }
    VStack {
      Text(date, style: .date) + Text(" ") + Text(date, style: .time)
      Text(date, style: .timer)
      Text(date, style: .offset)
      Text(date...date.addingTimeInterval(60))
      Text(timerInterval: date...date.addingTimeInterval(60))
      Text(timerInterval: date...date, pauseTime: date, countsDown: false, showsHours: false)
      Text(date, format: .dateTime.day().month())
      Text(3, format: .number)
      Text(0.25, format: .percent)
      Text(attributed)
    }
    VStack {
      Text("Title", comment: "The title of the page")
      Text("Title", bundle: .main)
      Text("Title", tableName: "Main", bundle: .main, comment: "The title")
      Text(verbatim: "**not bold**")
      Text(name as String)
      Text(name.prefix(3))
      Text("A" + name)
      Text(date, formatter: DateFormatter())
      Text(DateInterval(start: date, duration: 60))
      Text("A").bold() + Text("B").italic().foregroundColor(.red)
    }
  }
}

struct TextFieldUses: View {
  @State private var text = ""
  @State private var number = 3
  @State private var price: Double?
  @State private var date = Date()

  var body: some View {
    Form {
      TextField("Comment", text: $text, axis: .vertical).lineLimit(3...6)
      TextField("Comment", text: $text, prompt: Text("Say something"))
      TextField("Comment", text: $text, prompt: Text("Say something"), axis: .vertical)
      TextField(text: $text, prompt: Text("Required")) { Text("Username") }
      TextField("Number", value: $number, format: .number)
      TextField("Price", value: $price, format: .number)
      TextField("Number", value: $number, formatter: NumberFormatter())
      TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
      TextField("Name", text: $text, onCommit: {})
      TextField("Name", text: $text) { isEditing in number = isEditing ? 1 : 0 }
    }
    SecureField("Password", text: $text, prompt: Text("Required"))
    SecureField(text: $text, prompt: Text("Required")) { Text("Password") }
  }
}
