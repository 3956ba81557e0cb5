import Combine
import HeadlessUI

/// A view with a preview provider and a `#Preview` declaration.
struct PreviewedView: View {
  let name: String
  @State private var isLoaded = false

  var body: some View {
    Text(isLoaded ? "Loaded \(name)" : "Loading \(name)")
      .task {
        try? await Task.sleep(for: .milliseconds(300))
        isLoaded = true
      }
  }
}

struct PreviewedView_Previews: PreviewProvider {
  static var previews: some View {
    PreviewedView(name: "first")
    PreviewedView(name: "second")
  }
}

#Preview("With state", traits: .landscapeLeft) {
  @Previewable @State var name = "third"
  PreviewedView(name: name)
}

#Preview {
  PreviewedView(name: "fourth")
}

#Preview {
  PreviewedView(name: "fifth")
}

private struct Missing: View {
  @EnvironmentObject private var model: MissingModel

  var body: some View { Text("\(model.count)") }
}

private final class MissingModel: ObservableObject {
  let count = 1
}

#Preview("Mistaken") { Missing() }
