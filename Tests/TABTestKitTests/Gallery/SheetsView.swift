import Foundation
import HeadlessUI

/// An action sheet, a share sheet, a web page and date wheels.
struct SheetsView: View {
  @State private var asks = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text(answer).accessibilityIdentifier("AnswerLabel")
      Button("Choose") { asks = true }
      Button("Delete") { answer = "deleted outside" }
      ShareLink("Share", item: "A picture")
      WebView(html: "<h1>About pictures</h1>" + (0..<60).map { "<p>Paragraph \($0)</p>" }.joined()).accessibilityIdentifier("MyWebView")
    }
    .confirmationDialog("Delete the picture?", isPresented: $asks, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { answer = "deleted" }
      Button("Archive") { answer = "archived" }
      Button("Cancel", role: .cancel) { answer = "cancelled" }
    }
  }
}

/// Wheels for a date and time, and for a duration.
struct DatesView: View {
  // The date is in the morning of January 9, 2018, in London.
  @State private var date = Date(timeIntervalSince1970: 1_515_490_860)
  @State private var duration: TimeInterval = 60

  var body: some View {
    VStack {
      DatePicker("When", selection: $date).datePickerStyle(.wheel).accessibilityIdentifier("WhenPicker")
      DatePicker("How long", countDownDuration: $duration).accessibilityIdentifier("DurationPicker")
      Text(verbatim: "\(Int(date.timeIntervalSince1970)) \(Int(duration))").accessibilityIdentifier("ChoiceLabel")
    }
  }
}
