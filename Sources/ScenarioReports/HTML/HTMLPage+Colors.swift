extension HTMLPage {
  /// The colors of both themes; each text has at least the contrast that WCAG AA asks for.
  static let colors: String = #"""
    :root {
      color-scheme: light;
      --page: #f6f7f9; --card: #ffffff; --sunken: #eef0f3; --line: #dcdfe5; --text: #16191f; --soft: #5a6270; --accent: #2457d6; --accent-back: #e6edff;
      --passed: #12703a; --failed: #c0262d; --flaky: #8a5300; --interrupted: #8f1d78; --skipped: #5a6270; --pending: #1f5fa8;
      --failed-back: #fdeeee; --flaky-back: #fff4e0; --mark-text: #ffffff; --hit: #d6215b; --hover: #0a67d0; --shadow: 0 1px 2px #0000000d, 0 6px 20px #0000000f;
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --page: #101216; --card: #181b21; --sunken: #21252d; --line: #30353f; --text: #e9ecf1; --soft: #a1a9b7; --accent: #8fb2ff; --accent-back: #202c47;
      --passed: #5fd08c; --failed: #ff8a86; --flaky: #f0b65a; --interrupted: #ec91d9; --skipped: #a1a9b7; --pending: #82b8f5;
      --failed-back: #321b1e; --flaky-back: #31260f; --mark-text: #101216; --hit: #ff4f86; --hover: #3f97ff; --shadow: 0 1px 2px #0006, 0 6px 20px #0005;
    }
    """#

  static let frameStyle: String = #"""
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { background: var(--page); color: var(--text); font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", sans-serif;
      display: grid; grid-template-rows: auto minmax(0, 1fr); grid-template-columns: minmax(0, 1fr); -webkit-text-size-adjust: 100%; }
    h1, h2, h3, p, ol, ul, dl, dd, figure, pre { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    button, input, select { font: inherit; color: inherit; }
    button { cursor: pointer; }
    code, pre, kbd, .mono { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 12.5px; }
    a { color: var(--accent); }
    kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 5px; font-size: 11px; color: var(--soft); background: var(--card); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    main:focus { outline: none; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: 8px; top: -60px; z-index: 9; background: var(--card); padding: 8px 14px; border-radius: 8px; }
    .skip:focus { top: 8px; }
    .space { flex: 1; }
    .top { display: flex; align-items: center; gap: 10px; height: 52px; padding: 0 16px; background: var(--card); border-bottom: 1px solid var(--line); }
    .brand { min-width: 0; overflow: hidden; display: flex; align-items: center; gap: 9px; font-size: 15px; font-weight: 650; white-space: nowrap; }
    .overview { color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0; }
    .icon, .quiet { background: none; border: 1px solid var(--line); border-radius: 8px; height: 32px; }
    .icon { width: 32px; flex: none; }
    .quiet { padding: 0 12px; white-space: nowrap; }
    .icon:hover, .quiet:hover { background: var(--sunken); }
    #back { display: none; }
    .layout { display: grid; grid-template-columns: minmax(260px, 340px) minmax(0, 1fr); min-height: 0; }
    .side { display: grid; grid-template-rows: auto minmax(0, 1fr); min-height: 0; background: var(--card); border-right: 1px solid var(--line); }
    main { overflow: auto; min-height: 0; position: relative; }
    .empty { padding: 64px 24px; text-align: center; color: var(--soft); }
    .mark { display: inline-grid; place-items: center; width: 18px; height: 18px; border-radius: 50%; flex: none; font-size: 11px; font-weight: 700; line-height: 1;
      color: var(--mark-text); background: var(--skipped); }
    .mark[data-is="passed"] { background: var(--passed); }
    .mark[data-is="failed"] { background: var(--failed); border-radius: 5px; }
    .mark[data-is="flaky"] { background: var(--flaky); }
    .mark[data-is="interrupted"] { background: var(--interrupted); border-radius: 5px; }
    .mark[data-is="skipped"] { background: none; color: var(--skipped); box-shadow: inset 0 0 0 1.5px var(--skipped); }
    .mark[data-is="pending"] { background: none; color: var(--pending); box-shadow: inset 0 0 0 1.5px var(--pending); }
    .escape { color: var(--interrupted); background: var(--sunken); border-radius: 3px; font: 0.85em ui-monospace, monospace; }
    .more { border: 0; background: none; color: var(--accent); text-decoration: underline; padding: 0 2px; }
    dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: var(--text); padding: 20px 24px; box-shadow: var(--shadow); max-width: min(440px, 92vw); }
    dialog::backdrop { background: #0006; }
    dialog h2 { font-size: 16px; margin-bottom: 12px; }
    .keys div { display: grid; grid-template-columns: 150px 1fr; padding: 4px 0; }
    .keys dt { white-space: nowrap; }
    dialog form { text-align: right; margin-top: 12px; }
    @media (prefers-reduced-motion: no-preference) { .row, .step-row, .icon, .quiet, .chip { transition: background-color 0.12s; } }
    @media (max-width: 760px) {
      .layout { grid-template-columns: minmax(0, 1fr); }
      .side { border-right: 0; }
      .overview, #next-failure kbd { display: none; }
      .brand span:last-child { overflow: hidden; text-overflow: ellipsis; }
      .top { padding: 0 10px; gap: 8px; }
      body[data-view="scenario"] .brand span:last-child { display: none; }
      body[data-view="list"] main, body[data-view="scenario"] .side { display: none; }
      body[data-view="list"] #next-failure { display: none; }
      body[data-view="scenario"] #back { display: block; }
      .icon, .quiet { height: 40px; }
      .icon { width: 40px; }
    }
    @media print {
      body, .layout { display: block; height: auto; }
      .top button, .side, .detail, .skip, .copy { display: none !important; }
      main { overflow: visible; }
      body, .card, .failure { background: #fff; color: #000; box-shadow: none; }
      .step { break-inside: avoid; }
    }
    """#
}
