// Encodes the details of runs, scenarios, and steps, and the screens. Empty and default values are left out to keep lines short.
extension JournalEncoder {
  func environment(_ environment: RunEnvironment) {
    begin(",\"environment\":{\"attempt\":")
    integer(Int64(environment.attempt))
    optional(",\"project\":", environment.project)
    optional(",\"commit\":", environment.commit)
    optional(",\"branch\":", environment.branch)
    optional(",\"ci\":", environment.ci)
    optional(",\"address\":", environment.address)
    optional(",\"sources\":", environment.sources)
    optional(",\"system\":", environment.system)
    optional(",\"seed\":", environment.seed)
    optional(",\"shard\":", environment.shard)
    optional(",\"tags\":", environment.tags)
    begin("}")
  }

  func details(_ details: ScenarioDetails) {
    if details.kind != .scenario { string(",\"kind\":", details.kind.rawValue) }
    strings(",\"tags\":", details.tags)
    optional(",\"description\":", details.description)
    optional(",\"rule\":", details.rule)
    guard let example = details.example else { return }
    string(",\"example\":{\"outline\":", example.outline)
    begin(",\"row\":")
    integer(Int64(example.row))
    strings(",\"names\":", example.names)
    strings(",\"values\":", example.values)
    begin("}")
  }

  func argument(_ argument: StepArgument) {
    switch argument {
    case .docString(let text, let mediaType):
      string(",\"argument\":{\"docString\":", text)
      optional(",\"mediaType\":", mediaType)
    case .table(let rows):
      begin(",\"argument\":{\"table\":[")
      for (index, row) in rows.enumerated() {
        begin(index == 0 ? "[" : ",[")
        for (column, cell) in row.enumerated() { string(column == 0 ? "" : ",", cell) }
        begin("]")
      }
      begin("]")
    }
    begin("}")
  }

  func encode(_ entry: JournalEvent.ScreenEntry) {
    begin("{\"event\":\"pictured\"")
    string(",\"test\":", entry.test)
    string(",\"path\":", entry.path)
    screen(entry.screen)
    number(",\"width\":", entry.width)
    number(",\"height\":", entry.height)
    if entry.keptFirst > 0 {
      begin(",\"keptFirst\":")
      integer(Int64(entry.keptFirst))
    }
    if entry.keptLast > 0 {
      begin(",\"keptLast\":")
      integer(Int64(entry.keptLast))
    }
    list(",\"elements\":", entry.elements, pictured)
    seconds(",\"virtual\":", entry.virtual)
    wall(entry.wall)
  }

  private func pictured(_ element: PicturedElement) {
    begin("{\"depth\":")
    integer(Int64(element.depth))
    string(",\"type\":", element.type)
    if !element.identifier.isEmpty { string(",\"identifier\":", element.identifier) }
    if !element.label.isEmpty { string(",\"label\":", element.label) }
    if !element.title.isEmpty { string(",\"title\":", element.title) }
    optional(",\"value\":", element.value)
    optional(",\"placeholder\":", element.placeholder)
    number(",\"frame\":[", element.frame.x)
    number(",", element.frame.y)
    number(",", element.frame.width)
    number(",", element.frame.height)
    begin("]")
    if element.traits != 0 {
      begin(",\"traits\":")
      integer(Int64(element.traits))
    }
    if !element.flags.isEmpty {
      begin(",\"flags\":")
      integer(Int64(element.flags.rawValue))
    }
    if !element.look.isEmpty { string(",\"look\":", element.look) }
    begin("}")
  }

  func encode(_ entry: JournalEvent.AttachmentEntry) {
    begin("{\"event\":\"attached\"")
    string(",\"test\":", entry.test)
    string(",\"path\":", entry.path)
    string(",\"name\":", entry.name)
    string(",\"mediaType\":", entry.mediaType)
    optional(",\"file\":", entry.file)
    begin(",\"byteCount\":")
    integer(Int64(entry.byteCount))
    if entry.isForFailuresOnly { begin(",\"isForFailuresOnly\":true") }
    seconds(",\"virtual\":", entry.virtual)
    wall(entry.wall)
  }
}
