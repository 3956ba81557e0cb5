/// The parts of the page that are the same in every report.
enum HTMLPage {
  /// The page up to its data.
  static let beginning: String = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>Scenario report</title>
    <style>
    \(style)
    </style>
    </head>
    \(PageFiles.bodyHTML)

    """

  /// The page after its data.
  static let end: String = "<script>\(script)</script>\n</body>\n</html>\n"

  /// Nothing is loaded from anywhere, and nothing runs but the script of the page itself.
  private static let policy: String =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-\(scriptHash)'; base-uri 'none'; form-action 'none'"

  /// The hash by which the policy names the script: SHA-256 of its UTF-8, in Base64.
  ///
  /// A test holds the two together.
  private static let scriptHash: String = "hGTtjN/YCbiymYRRnuGu0a3NUi8C0g+/ztWMGSnduvI="

  private static let style: String = [PageFiles.colorsCSS, PageFiles.frameCSS, PageFiles.listCSS, PageFiles.scenarioCSS, PageFiles.screenCSS].joined(separator: "\n")

  /// One script, so that the policy names one hash.
  private static let script: String = {
    let parts = [
      PageFiles.dataJS, PageFiles.textJS, PageFiles.filterJS, PageFiles.listJS, PageFiles.failureJS, PageFiles.scenarioJS, PageFiles.stepJS, PageFiles.screenJS,
      PageFiles.elementJS, PageFiles.mainJS,
    ]
    return "\n'use strict';\n(() => {\n\(parts.joined(separator: "\n"))\n})();\n"
  }()
}
