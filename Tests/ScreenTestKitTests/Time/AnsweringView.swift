import Foundation
import HeadlessUI

/// A button whose answer arrives through dispatch queues, after two seconds.
struct AnsweringView: View {
  @State private var answer = "none"

  var body: some View {
    VStack {
      Button("Ask") {
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 2)
          DispatchQueue.main.async { answer = "forty-two" }
        }
      }
      Text(answer).accessibilityIdentifier("AnswerLabel")
    }
  }
}
