import Combine
import Foundation

@testable import HeadlessUI

/// A model in the style that apps used before `@Observable`.
@MainActor
final class CounterModel: ObservableObject {
  @Published var count = 0
  @Published var name = "Counter"
  let log: Log

  init(log: Log = Log()) {
    self.log = log
    log.note("init")
  }

  deinit {
    MainActor.assumeIsolated { log.note("deinit") }
  }
}

/// A model without a published property.
final class Manual: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}
