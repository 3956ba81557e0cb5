import Combine
import Foundation
import VirtualTime

/// A view with an action that runs for each value of a publisher.
struct ReceiveView<Content: View, Source: Publisher>: View, PrimitiveView where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { ReceiveNode(self, inputs) }
}

private final class ReceiveNode<Content: View, Source: Publisher>: ViewNode<ReceiveView<Content, Source>> where Source.Failure == Never {
  private var publisher: Source
  private var action: (Source.Output) -> Void
  private var child: Node!
  private var subscription: AnyCancellable?

  init(_ view: ReceiveView<Content, Source>, _ inputs: NodeInputs) {
    publisher = view.publisher
    action = view.action
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    subscribeAfterCommit()
  }

  override func update(_ view: ReceiveView<Content, Source>) {
    action = view.action
    child.updateView(view.content)
    // If the body creates its publisher each time, keep the subscription as long as the publisher consists of the same objects and values.
    guard !Self.isSame(publisher, view.publisher) else { return }
    publisher = view.publisher
    subscribeAfterCommit()
  }

  private static func isSame(_ first: Source, _ second: Source) -> Bool {
    if Source.self is AnyObject.Type { return (first as AnyObject) === (second as AnyObject) }
    return ViewTypeDescription.of(Source.self).isEqual(first, second)
  }

  // A publisher can send its first value immediately, and the action can change state, so subscribe after the current rendering.
  private func subscribeAfterCommit() {
    host.afterCommit { [self] in
      guard isAlive else { return }
      let receiver = Receiver(host.scheduler) { [weak self] in self?.receive($0) }
      subscription = publisher.sink(receiveValue: receiver.receive)
    }
  }

  private func receive(_ value: Source.Output) {
    guard isAlive else { return }
    host.scheduler.withCause("onReceive of \(enclosingViewName)") { action(value) }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { subscription = nil }
}

/// Delivers values on the main actor, regardless of the thread that sends them.
private struct Receiver<Value> {
  private let scheduler: VirtualScheduler
  private let action: @MainActor @Sendable (Value) -> Void

  init(_ scheduler: VirtualScheduler, _ action: @escaping @MainActor @Sendable (Value) -> Void) {
    self.scheduler = scheduler
    self.action = action
  }

  // Without a scheduler, the current executor can be unknown. In this case, code on the main thread counts as isolated to the main actor.
  private var isOnMainActor: Bool { MainActor.sharedUnownedExecutor.asSerialExecutor()?.isIsolatingCurrentContext() ?? Thread.isMainThread }

  nonisolated func receive(_ value: Value) {
    nonisolated(unsafe) let value = value
    let action = action
    if isOnMainActor {
      MainActor.assumeIsolated { action(value) }
    } else {
      scheduler.schedule(after: .zero, name: "onReceive", kind: .task) { action(value) }
    }
  }
}

extension View {
  /// Runs an action for each value of a publisher while the view exists.
  ///
  /// The action runs on the main actor. In SwiftUI, the publisher must send its values on the main thread. On the simulated device, values from other threads are delivered a moment later.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
    ReceiveView(content: self, publisher: publisher, action: action)
  }
}
