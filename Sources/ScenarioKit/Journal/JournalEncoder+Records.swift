import VirtualTime

// Encodes failures, actions, and waits. Empty and default values are left out to keep most lines short.
extension JournalEncoder {
  func encode(_ entry: JournalEvent.ActionEntry) {
    begin("{\"event\":\"acted\"")
    string(",\"test\":", entry.test)
    string(",\"path\":", entry.path)
    string(",\"action\":", entry.action.name)
    string(",\"text\":", entry.action.text)
    if let element = entry.action.element {
      begin(",\"element\":")
      self.element(element)
    }
    if let place = entry.action.location { location(place) }
    screen(entry.screen)
    seconds(",\"virtual\":", entry.virtual)
    wall(entry.wall)
  }

  func encode(_ entry: JournalEvent.WaitEntry) {
    begin("{\"event\":\"waited\"")
    string(",\"test\":", entry.test)
    string(",\"path\":", entry.path)
    string(",\"purpose\":", entry.purpose)
    wait(entry.wait)
    seconds(",\"virtual\":", entry.virtual)
    wall(entry.wall)
  }

  func failure(_ failure: TestFailure) {
    string(",\"failure\":{\"kind\":", failure.kind)
    string(",\"message\":", failure.message)
    switch failure.attempt {
    case .act(let action): string(",\"action\":", action)
    case .expect(let expectation): string(",\"expectation\":", expectation)
    case nil: break
    }
    string(",\"reason\":", failure.reason)
    list(",\"differences\":", failure.differences) { difference in
      string("{\"expected\":", difference.expected)
      string(",\"actual\":", difference.actual)
      optional(",\"detail\":", difference.detail)
      optional(",\"hint\":", difference.hint)
      if difference.isMet { begin(",\"isMet\":true") }
      begin("}")
    }
    if let record = failure.wait { wait(record) }
    optional(",\"explanation\":", failure.explanation)
    strings(",\"query\":", failure.query)
    if let findings = failure.findings { self.findings(findings) }
    optional(",\"advice\":", failure.advice)
    optional(",\"screen\":", failure.screen)
    optional(",\"picture\":", failure.picture)
    optional(",\"tree\":", failure.tree)
    if let place = failure.location { location(place) }
    begin("}")
  }

  private func findings(_ findings: TestFailure.Findings) {
    string(",\"findings\":{\"heading\":", findings.heading)
    begin(",\"count\":")
    integer(Int64(findings.count))
    list(",\"candidates\":", findings.candidates, element)
    optional(",\"nearest\":", findings.nearest)
    begin("}")
  }

  private func element(_ element: ElementRecord) {
    string("{\"text\":", element.text)
    string(",\"type\":", element.type)
    optional(",\"identifier\":", element.identifier)
    optional(",\"label\":", element.label)
    optional(",\"value\":", element.value)
    optional(",\"placeholder\":", element.placeholder)
    if let frame = element.frame {
      number(",\"frame\":{\"x\":", frame.x)
      number(",\"y\":", frame.y)
      number(",\"width\":", frame.width)
      number(",\"height\":", frame.height)
      begin("}")
    }
    if !element.isEnabled { begin(",\"isEnabled\":false") }
    if element.isSelected { begin(",\"isSelected\":true") }
    if element.hasFocus { begin(",\"hasFocus\":true") }
    begin("}")
  }

  private func wait(_ wait: WaitRecord) {
    seconds(",\"wait\":{\"timeout\":", wait.timeout)
    seconds(",\"waited\":", wait.waited)
    switch wait.outcome {
    case .satisfied: begin(",\"outcome\":\"satisfied\"")
    case .timedOut: begin(",\"outcome\":\"timedOut\"")
    case .idle: begin(",\"outcome\":\"idle\"")
    case .nothingPending: begin(",\"outcome\":\"nothingPending\"")
    case .neverSettles(let cause): string(",\"outcome\":\"neverSettles\",\"cause\":", cause)
    }
    strings(",\"clockMoves\":", wait.clockMoves)
    if wait.unseen.isAllConcurrency { begin(",\"seesNoTasks\":true") }
    strings(",\"ownExecutors\":", wait.unseen.executors)
    if wait.unseen.hasOutsideWork { begin(",\"outsideWork\":true") }
    list(",\"pending\":", wait.pending) { work in
      string("{\"name\":", work.name)
      if work.kind != .task { string(",\"kind\":", work.kind.name) }
      if let due = work.due { seconds(",\"due\":", due.offset) }
      if let since = work.since { seconds(",\"since\":", since.offset) }
      optional(",\"startedBy\":", work.startedBy)
      if let interval = work.interval { seconds(",\"interval\":", interval) }
      optional(",\"reason\":", work.reason)
      begin("}")
    }
    begin("}")
  }

  func optional(_ key: StaticString, _ value: String?) {
    if let value { string(key, value) }
  }

  func strings(_ key: StaticString, _ values: [String]) {
    list(key, values) { string("", $0) }
  }

  func list<Element>(_ key: StaticString, _ elements: [Element], _ encode: (Element) -> Void) {
    if elements.isEmpty { return }
    begin(key)
    begin("[")
    for index in elements.indices {
      if index > 0 { begin(",") }
      encode(elements[index])
    }
    begin("]")
  }

  // Write 0 for infinity and NaN, because JSON doesn't support them. Elements on screen never have these values.
  func number(_ key: StaticString, _ value: Double) {
    begin(key)
    digits(value.isFinite ? value : 0)
  }

  func digits(_ value: Double) {
    if value == value.rounded(), abs(value) < 1e15 { return integer(Int64(value)) }
    var text = "\(value)"
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { append(start, bytes.count) }
    }
  }
}
