extension HTMLPage {
  static let listStyle: String = #"""
    .filters { display: block; padding: 12px 12px 8px; border-bottom: 1px solid var(--line); }
    .field { position: relative; display: block; }
    .field input { width: 100%; height: 36px; border: 1px solid var(--line); border-radius: 9px; background: var(--page); padding: 0 34px 0 12px; }
    .field kbd { position: absolute; right: 9px; top: 8px; }
    .field input:focus + kbd, .field input:not(:placeholder-shown) + kbd { display: none; }
    ::placeholder { color: var(--soft); opacity: 1; }
    .statuses { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 10px; }
    .chip { display: inline-flex; align-items: center; gap: 6px; height: 28px; padding: 0 9px; border: 1px solid var(--line); border-radius: 14px; background: none; font-size: 12.5px; }
    .chip:hover { background: var(--sunken); }
    .chip[aria-pressed="true"] { background: var(--accent-back); border-color: var(--accent); font-weight: 600; }
    .chip .mark { width: 15px; height: 15px; font-size: 9.5px; }
    .selects { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 10px; }
    .selects label { min-width: 0; }
    .selects select { width: 100%; height: 32px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); padding: 0 6px; }
    .count { color: var(--soft); font-size: 12.5px; margin-top: 8px; }
    .list { overflow: auto; position: relative; overscroll-behavior: contain; }
    .list:focus-visible { outline-offset: -2px; }
    #rows { position: relative; contain: strict; }
    .row { position: absolute; left: 6px; right: 6px; height: 34px; display: flex; align-items: center; gap: 9px; padding: 0 10px; border-radius: 8px; cursor: pointer; white-space: nowrap; }
    .row:hover { background: var(--sunken); }
    .row .name { overflow: hidden; text-overflow: ellipsis; flex: 1; min-width: 0; }
    .row .side-note { color: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; }
    .row.feature { font-weight: 650; }
    .row.feature .arrow { width: 12px; color: var(--soft); transform: rotate(90deg); text-align: center; }
    .row.feature[aria-expanded="false"] .arrow { transform: none; }
    .row.entry { padding-left: 22px; }
    .row[aria-selected="true"] { background: var(--accent-back); box-shadow: inset 3px 0 0 var(--accent); }
    .list:focus-visible .row.active { outline: 2px solid var(--accent); outline-offset: -2px; }
    .row .side-note.bad { color: var(--failed); }
    .row.feature .side-note { font-weight: 400; }
    .filters .where { margin: 0 0 8px; }
    @media (max-width: 760px) { .row { height: 44px; } .chip { height: 36px; border-radius: 18px; } .field input, .selects select { height: 42px; font-size: 16px; } .field kbd { top: 11px; } }
    """#

  static let scenarioStyle: String = #"""
    .scenario { padding: 22px 26px 40px; }
    .crumbs { color: var(--soft); font-size: 12.5px; overflow-wrap: anywhere; }
    .title { display: flex; gap: 12px; align-items: flex-start; margin-top: 4px; }
    .title h2 { font-size: 22px; line-height: 1.3; font-weight: 680; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    .title .mark { width: 24px; height: 24px; font-size: 14px; margin-top: 3px; }
    .status { font-weight: 650; }
    .status[data-is="passed"] { color: var(--passed); } .status[data-is="failed"] { color: var(--failed); } .status[data-is="flaky"] { color: var(--flaky); }
    .status[data-is="interrupted"] { color: var(--interrupted); } .status[data-is="pending"] { color: var(--pending); }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 8px; color: var(--soft); font-size: 13px; }
    .facts > * { overflow-wrap: anywhere; }
    .tags { display: inline-flex; flex-wrap: wrap; gap: 6px; }
    .tag { border: 0; background: var(--sunken); border-radius: 6px; padding: 1px 8px; font-size: 12.5px; color: var(--text); }
    .tag:hover { background: var(--accent-back); }
    .words { margin-top: 10px; max-width: 75ch; white-space: pre-line; overflow-wrap: anywhere; }
    details.where { margin-top: 8px; color: var(--soft); font-size: 13px; }
    details.where summary { cursor: pointer; width: fit-content; }
    .pairs { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin-top: 6px; }
    .pairs dt { color: var(--soft); } .pairs dd { color: var(--text); overflow-wrap: anywhere; }
    .tabs { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 14px; }
    .tabs button { display: inline-flex; gap: 7px; align-items: center; height: 32px; padding: 0 12px; border: 1px solid var(--line); background: var(--card); border-radius: 8px; }
    .tabs button[aria-selected="true"] { border-color: var(--accent); background: var(--accent-back); font-weight: 600; }
    .reason { margin-top: 12px; padding: 10px 14px; border-radius: 10px; background: var(--sunken); overflow-wrap: anywhere; }
    .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 22px; margin-top: 18px; align-items: start; }
    @media (min-width: 1080px) { .columns { grid-template-columns: minmax(340px, 5fr) minmax(400px, 6fr); } .columns > .detail { position: sticky; top: 16px; max-height: calc(100vh - 84px); overflow: auto; } }
    @media (min-width: 1280px) { .detail .single { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 18px; } .detail .single .elements { margin: 0; border: 0; padding: 0; } .detail .single .tree { max-height: 60vh; } }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow); }
    .steps { padding: 6px; }
    .group-name { font-size: 13px; font-weight: 650; padding: 8px 10px 4px; color: var(--soft); overflow-wrap: anywhere; }
    .step-row { display: flex; gap: 10px; width: 100%; text-align: left; border: 0; background: none; padding: 8px 10px; border-radius: 8px; align-items: flex-start; }
    .step-row:hover { background: var(--sunken); }
    .step-row[aria-current] { background: var(--accent-back); box-shadow: inset 3px 0 0 var(--accent); }
    .step-row .mark { margin-top: 1px; }
    .step-row .sentence { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    .keyword { color: var(--accent); font-weight: 650; }
    .times { color: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; padding-top: 1.5px; }
    .step[data-is="skipped"] .sentence { color: var(--soft); }
    .inside { margin: 0 0 6px 37px; display: grid; gap: 6px; grid-template-columns: minmax(0, 1fr); }
    .item { font-size: 13px; color: var(--soft); overflow-wrap: anywhere; display: grid; grid-template-columns: 52px minmax(0, 1fr); gap: 8px; }
    .item > .what { font-size: 11px; text-transform: uppercase; letter-spacing: 0.04em; padding-top: 2px; }
    .item button.act { border: 0; background: none; padding: 0; text-align: left; color: var(--text); text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 3px; overflow-wrap: anywhere; }
    .item button.act:hover { text-decoration-color: var(--accent); }
    .item img { display: block; max-width: 100%; max-height: 300px; border: 1px solid var(--line); border-radius: 8px; margin-top: 4px; background: #fff; }
    .nested { border-left: 2px solid var(--line); padding-left: 2px; }
    .wide { overflow: auto; max-width: 100%; }
    .data { border-collapse: collapse; font-size: 13px; background: var(--card); }
    .data th, .data td { border: 1px solid var(--line); padding: 3px 10px; text-align: left; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
    .data th { background: var(--sunken); font-weight: 600; }
    .doc { background: var(--sunken); border-radius: 8px; padding: 8px 12px; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 340px; overflow: auto; }
    .failure { border: 1px solid var(--failed); border-left-width: 4px; background: var(--failed-back); border-radius: 10px; padding: 12px 14px; overflow-wrap: anywhere; display: grid; gap: 9px; grid-template-columns: minmax(0, 1fr); }
    .failure .summary { font-weight: 650; white-space: pre-wrap; }
    .failure h4 { margin: 0; font-size: 11px; text-transform: uppercase; letter-spacing: 0.04em; color: var(--soft); }
    .failure p { white-space: pre-wrap; }
    .compare { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 12px; }
    .compare dt { color: var(--soft); } .compare dd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 12.5px; white-space: pre-wrap; }
    .compare dd.hint { font: inherit; color: var(--soft); }
    .compare .actual { color: var(--failed); font-weight: 600; }
    .failure ol.plain { padding-left: 22px; list-style: decimal; }
    .failure .foot { display: flex; gap: 14px; align-items: center; flex-wrap: wrap; color: var(--soft); font-size: 12.5px; }
    .copy { border: 1px solid var(--line); background: var(--card); border-radius: 7px; height: 28px; padding: 0 10px; font-size: 12.5px; }
    @media (max-width: 760px) { .scenario { padding: 14px 12px 40px; } .title h2 { font-size: 19px; } .step-row { padding: 11px 8px; } .inside { margin-left: 12px; margin-right: 6px; } .copy { height: 40px; } }
    """#

  static let screenStyle: String = #"""
    .detail { padding: 14px; min-width: 0; }
    .detail h3 { font-size: 14px; font-weight: 650; overflow-wrap: anywhere; }
    .detail .facts { margin: 2px 0 12px; }
    .screens { display: flex; gap: 14px; align-items: flex-start; overflow-x: auto; padding: 3px; }
    .screens figure { flex: 1 1 0; min-width: 150px; max-width: min(340px, 56vh * var(--ratio)); }
    .single .screens figure { min-width: min(260px, 56vh * var(--ratio)); }
    .single .screens figcaption { white-space: normal; }
    .screens figcaption { font-size: 12.5px; color: var(--soft); margin-bottom: 6px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .screen { position: relative; border: 1px solid var(--line); border-radius: 14px; overflow: hidden; background: #fff; cursor: crosshair; }
    figure.chosen .screen { box-shadow: 0 0 0 2px var(--accent); }
    .screen svg { display: block; width: 100%; height: auto; }
    .screen .overlay { position: absolute; inset: 0; pointer-events: none; }
    .overlay .outline { fill: none; stroke: var(--hit); stroke-width: 3; }
    .overlay .halo { fill: none; stroke: #fff; stroke-width: 6; opacity: 0.8; }
    .overlay .hover { fill: #0a67d033; stroke: var(--hover); stroke-width: 2; stroke-dasharray: 6 3; }
    .elements { margin-top: 14px; border-top: 1px solid var(--line); padding-top: 10px; }
    .elements-head { display: flex; gap: 10px; align-items: center; flex-wrap: wrap; margin-bottom: 6px; }
    .elements-head .tabs { margin: 0; } .elements-head .tabs button { height: 28px; }
    .tree { max-height: 320px; overflow: auto; font-size: 12.5px; border-radius: 8px; }
    .element { padding: 2px 6px; border-radius: 5px; cursor: default; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .element:hover, .element.lit { background: var(--accent-back); }
    .element .fold { display: inline-block; width: 14px; color: var(--soft); text-align: center; }
    .element .type { color: var(--accent); font-weight: 600; }
    .element .facts-inline { color: var(--soft); }
    .element:focus { white-space: normal; overflow-wrap: anywhere; }
    @media (max-width: 1079px) { .inside + .detail, .step > .detail { margin: 4px 6px 10px; } }
    @media (max-width: 760px) { .screens { scroll-snap-type: x proximity; } .screens figure { min-width: 44%; scroll-snap-align: start; } .detail { padding: 10px; } .element { padding: 7px 6px; } }
    """#
}
