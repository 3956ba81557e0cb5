/// The source code of the peer programs.
///
/// Each program prints a name and the nanoseconds of every run on one line.
enum PeerSource {
  static let pugixml = #"""
    #include <pugixml.hpp>
    #include <chrono>
    #include <cstdio>
    #include <cstring>
    using namespace pugi;
    template <class F> xml_node scan(xml_node root, F accepts) {
      xml_node n = root.first_child();
      while (n) {
        if (accepts(n)) return n;
        if (xml_node c = n.first_child()) { n = c; continue; }
        while (n && n != root && !n.next_sibling()) n = n.parent();
        n = n && n != root ? n.next_sibling() : xml_node();
      }
      return n;
    }
    template <class F> void measure(const char* name, F work) {
      printf("%s", name);
      for (int run = 0; run < 7; run++) {
        auto start = std::chrono::steady_clock::now();
        double count = work();
        printf(" %f", std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() / count);
      }
      printf("\n");
    }
    int main(int count, char** arguments) {
      measure("build", [&] { xml_document d; return d.load_file(arguments[1]) ? 1.0 : 0.0; });
      xml_document document;
      if (!document.load_file(arguments[1])) return 1;
      volatile size_t hits = 0;
      measure("scan", [&] {
        scan(document, [&](xml_node n) {
          hits = hits + (!strcmp(n.name(), "button") && !strcmp(n.attribute("enabled").value(), "true") && !strncmp(n.attribute("label").value(), "Row 1", 5));
          return false;
        });
        return 1.0;
      });
      bool found = true;
      measure("uniqueID", [&] {
        for (int i = 2; i < count; i++) found = found && scan(document, [&](xml_node n) { return !strcmp(n.attribute("id").value(), arguments[i]); });
        return double(count - 2);
      });
      return found ? 0 : 1;
    }
    """#

  static let lxml = """
    import sys, time
    from lxml import etree
    parse = lambda: etree.parse(sys.argv[1], etree.XMLParser(huge_tree=True))
    def measure(name, work, count=1):
        runs = []
        for _ in range(7):
            start = time.perf_counter_ns()
            work()
            runs.append((time.perf_counter_ns() - start) / count)
        print(name, *runs)
    measure("build", parse)
    tree = parse()
    scan = etree.XPath("//button[@enabled='true'][starts-with(@label,'Row 1')]")
    measure("scan", lambda: scan(tree))
    by_id = etree.XPath("//*[@id=$id]")
    assert all(len(by_id(tree, id=i)) == 1 for i in sys.argv[2:])
    measure("uniqueID", lambda: [by_id(tree, id=i) for i in sys.argv[2:]], len(sys.argv[2:]))
    """

  /// A program that writes cases with junitparser and renders them with junit2html.
  static let reports: String = #"""
    import sys, time
    from junitparser import Failure, JUnitXml, TestCase, TestSuite
    from junit2htmlreport import parser

    count, folder = int(sys.argv[1]), sys.argv[2]
    steps = "".join(f"✓ When I tap checkout screen button number {step}  +0.1 s\n" for step in range(1, 11))

    def write():
        xml = JUnitXml("ScreenTestKit")
        for first in range(0, count, 50):
            suite = TestSuite(f"CheckoutTests{first // 50}")
            for number in range(first, min(first + 50, count)):
                case = TestCase(f"test_scenario{number}: Checking out, number {number}", suite.name, 0.001)
                case.system_out = steps
                if number % 50 == 49:
                    case.result = [Failure("Could not tap Button “Pay”: it does not exist.", "element.notFound")]
                suite.add_testcase(case)
            xml.add_testsuite(suite)
        xml.write(folder + "/peer.xml")

    def render():
        with open(folder + "/peer.html", "w", encoding="utf-8") as page:
            page.write(parser.Junit(folder + "/peer.xml").html())

    for name, work in [("junitparser.write", write), ("junit2html.render", render)]:
        samples = []
        for _ in range(3):
            start = time.perf_counter_ns()
            work()
            samples.append(str(time.perf_counter_ns() - start))
        print(name, *samples)
    """#
}
