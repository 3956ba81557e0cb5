/// The constant parts of the page.
enum HTMLPage {
  /// The part of the page before its data.
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

  /// The part of the page after its data.
  static let end: String = "<script>\(script)</script>\n</body>\n</html>\n"

  /// A policy that allows no network access and only the page's own script.
  private static let policy: String =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-\(scriptHash)'; base-uri 'none'; form-action 'none'"

  /// The hash of the script in the policy: SHA-256 of its UTF-8, in Base64.
  ///
  /// A test checks that the hash matches the script.
  private static let scriptHash: String = "Xw2C3kecqVEsu16bgcHgYCpfM+wzGKTx61ibfmstnlc="

  private static let style: String = [PageFiles.colorsCSS, PageFiles.frameCSS, PageFiles.listCSS, PageFiles.scenarioCSS, PageFiles.filmCSS, PageFiles.screenCSS].joined(
    separator: "\n")

  /// A single script, so the policy needs only one hash.
  private static let script: String = {
    let parts = [
      PageFiles.dataJS, PageFiles.textJS, PageFiles.filterJS, PageFiles.listJS, PageFiles.failureJS, PageFiles.scenarioJS, PageFiles.stepJS, PageFiles.filmJS,
      PageFiles.screenJS, PageFiles.elementJS, PageFiles.mainJS,
    ]
    return "\n'use strict';\n(() => {\n\(parts.joined(separator: "\n"))\n})();\n"
  }()
}
