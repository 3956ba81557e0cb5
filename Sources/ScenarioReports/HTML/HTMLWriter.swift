import Foundation

/// A writer for the parts of an HTML page.
///
/// The parts are the frame, the tests in chunks with their screens, the index, and the script, in this order.
struct HTMLWriter {
  /// The approximate size of a chunk of tests, in bytes.
  private static let chunkLength = 64 << 10
  private static let bufferLength = 1 << 20

  private let output: (Data) -> Void
  private var buffer = JSONStream()
  private var chunk = JSONStream()
  private var chunkNumber = 0
  private var chunkCount = 0
  private var tests: TestWriter
  private var index = IndexWriter()

  init(output: @escaping (Data) -> Void, links: AttachmentLinks) {
    self.output = output
    tests = TestWriter(links: links)
  }

  mutating func write(_ report: RunReport, _ sourceLinks: SourceLinks) {
    buffer.raw(HTMLPage.beginning)
    for feature in report.features {
      index.begin(feature)
      for test in feature.tests { write(test) }
      index.endFeature()
    }
    endChunk()
    tests.screens.takeChunks(all: true) { Self.element(id: $0, $1, to: &buffer) }
    Self.element(id: "sentences", index.sentences.json, to: &buffer)
    Self.element(id: "index", index.json(of: report, sourceLinks), to: &buffer)
    buffer.raw(HTMLPage.end)
    flush()
  }

  private mutating func write(_ test: TestReport) {
    if chunk.bytes.isEmpty { chunk.openArray() }
    tests.write(test, sentences: &index.sentences, to: &chunk)
    index.add(test, chunk: chunkNumber, place: chunkCount)
    chunkCount += 1
    if chunk.bytes.count >= Self.chunkLength { endChunk() }
  }

  private mutating func endChunk() {
    if !chunk.bytes.isEmpty {
      chunk.closeArray()
      Self.element(id: "tests-\(chunkNumber)", chunk, to: &buffer)
      chunk.removeAll()
      chunkNumber += 1
      chunkCount = 0
    }
    tests.screens.takeChunks(all: false) { Self.element(id: $0, $1, to: &buffer) }
    if buffer.bytes.count >= Self.bufferLength { flush() }
  }

  private mutating func flush() {
    output(Data(buffer.bytes))
    buffer.removeAll()
  }

  private static func element(id: String, _ json: JSONStream, to page: inout JSONStream) {
    page.raw("<script type=\"application/json\" id=\"")
    page.raw(id)
    page.raw("\">")
    page.append(json)
    page.raw("</script>\n")
  }
}
