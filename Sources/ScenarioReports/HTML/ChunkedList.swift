/// A list of numbered values that the page loads in chunks.
struct ChunkedList {
  private let id: String
  private let chunkSize: Int
  private var open = JSONStream()
  private var complete: [(id: String, json: JSONStream)] = []
  private(set) var count = 0

  init(id: String, chunkSize: Int) {
    self.id = id
    self.chunkSize = chunkSize
  }

  /// Appends a value and returns its number.
  mutating func append(_ write: (inout JSONStream) -> Void) -> Int {
    if count % chunkSize == 0 { open.openArray() }
    write(&open)
    count += 1
    if count % chunkSize == 0 { close() }
    return count - 1
  }

  /// Passes complete chunks to a closure, and at the end also the incomplete chunk.
  mutating func takeChunks(all: Bool, _ write: (_ id: String, _ json: JSONStream) -> Void) {
    if all, count % chunkSize != 0 { close() }
    for chunk in complete { write(chunk.id, chunk.json) }
    complete.removeAll()
  }

  private mutating func close() {
    open.closeArray()
    complete.append(("\(id)-\((count - 1) / chunkSize)", open))
    open = JSONStream()
  }
}
