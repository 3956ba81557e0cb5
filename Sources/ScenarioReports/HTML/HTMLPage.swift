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
    \(body)

    """

  /// The page after its data.
  static let end: String = "<script>\(script)</script>\n</body>\n</html>\n"

  /// Nothing is loaded from anywhere, and nothing runs but the script of the page itself.
  private static let policy: String =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-\(SHA256.base64(of: script))'; base-uri 'none'; form-action 'none'"

  private static let style: String = [colors, frameStyle, listStyle, scenarioStyle, screenStyle].joined(separator: "\n")

  /// One script, so that the policy names one hash.
  private static let script: String = {
    let parts = [dataScript, textScript, filterScript, listScript, failureScript, scenarioScript, stepScript, screenScript, elementScript, mainScript]
    return "\n'use strict';\n(() => {\n\(parts.joined(separator: "\n"))\n})();\n"
  }()

  private static let body: String = #"""
    <body>
    <a class="skip" href="#main">Skip to the scenario</a>
    <header class="top">
      <button id="back" class="icon" type="button" aria-label="Back to the list of scenarios"><span aria-hidden="true">←</span></button>
      <h1 class="brand"><span id="verdict" class="mark" aria-hidden="true"></span><span>Scenario report</span></h1>
      <p id="overview" class="overview"></p>
      <span class="space"></span>
      <button id="next-failure" class="quiet" type="button">Next failure <kbd aria-hidden="true">f</kbd></button>
      <button id="theme" class="icon" type="button" aria-label="Use the dark theme"><span aria-hidden="true">◐</span></button>
      <button id="help" class="icon" type="button" aria-label="Keyboard shortcuts" aria-haspopup="dialog"><span aria-hidden="true">?</span></button>
    </header>
    <div class="layout">
      <nav class="side" aria-label="Scenarios">
        <search class="filters">
          <label class="field"><span class="hidden">Search scenarios, steps, tags and failures</span>
            <input id="search" type="search" placeholder="Search scenarios and steps" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd></label>
          <div id="statuses" class="statuses" role="group" aria-label="Status"></div>
          <div class="selects">
            <label><span class="hidden">Feature</span><select id="feature"></select></label>
            <label><span class="hidden">Tag</span><select id="tag"></select></label>
          </div>
          <p id="count" class="count" role="status" aria-live="polite"></p>
        </search>
        <div id="list" class="list" role="tree" aria-label="Features and scenarios" tabindex="0"><div id="rows" role="presentation"></div></div>
      </nav>
      <main id="main" tabindex="-1" aria-label="Scenario"><p class="empty">Reading the report…</p><noscript><p class="empty">This report needs JavaScript, which is in the file itself.</p></noscript></main>
    </div>
    <p id="announcement" class="hidden" role="status" aria-live="polite"></p>
    <dialog id="shortcuts" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <dl class="keys">
        <div><dt><kbd>j</kbd> <kbd>k</kbd> or <kbd>↓</kbd> <kbd>↑</kbd></dt><dd>Next and previous step</dd></div>
        <div><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>Next and previous scenario</dd></div>
        <div><dt><kbd>f</kbd></dt><dd>Next failure</dd></div>
        <div><dt><kbd>/</kbd></dt><dd>Search</dd></div>
        <div><dt><kbd>g</kbd></dt><dd>To the list of scenarios</dd></div>
        <div><dt><kbd>t</kbd></dt><dd>Light or dark</dd></div>
        <div><dt><kbd>Esc</kbd></dt><dd>Clear the search, close this</dd></div>
        <div><dt><kbd>?</kbd></dt><dd>This help</dd></div>
      </dl>
      <form method="dialog"><button class="quiet" type="submit">Close</button></form>
    </dialog>
    """#
}
