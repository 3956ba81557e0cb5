import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses the names and failures of the test cases in JUnit XML.
final class TestCaseReader: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var failures: [String] = []
  private var text: String?

  func parser(_ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
    if element == "testcase" { names.append(attributes["name"] ?? "") }
    if element == "failure" { text = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    if element == "failure", let text { failures.append(text) }
    if element == "failure" { text = nil }
  }
}
