const addressOf = (entry, step) => '#' + new URLSearchParams({ scenario: entry.id, ...(attemptNumber < testOf(entry).attempts.length - 1 && { attempt: attemptNumber + 1 }), ...(step && { step }) });

/** Shows a scenario as the next place in the browser's history. */
function openEntry(entry, focus = false, attempt = null) {
  const attempts = testOf(entry).attempts.length;
  attemptNumber = attempt ?? attempts - 1;
  const before = location.hash;
  show(entry, null);
  const address = addressOf(entry, steps[chosen]?.step.path);
  if (address !== before) history.pushState(null, '', address);
  if (focus || narrow.matches) byId('main').focus();
}

function show(entry, stepPath, { reveal = true } = {}) {
  current = entry;
  chosen = null;
  document.body.dataset.view = 'scenario';
  showScenario();
  const wanted = steps.findIndex(({ step }) => step.path === stepPath);
  if (steps.length) chooseStep(wanted >= 0 ? wanted : firstStep(), null, { record: false });
  if (wanted >= 0 || isFailure(entry.status)) steps[chosen]?.row.scrollIntoView({ block: 'nearest' });
  reveal ? revealEntry(entry) : renderRows();
  announce(`${STATUSES[entry.status][0]}: ${plain(entry.name, 200)}, ${counted(steps.length, 'step')}`);
}

/** Shows what the address names: a link that was followed, or the browser's back button. */
function followAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const entry = entryById.get(wanted.get('scenario'));
  if (!entry) return showStart(wanted.get('scenario'));
  const attempts = testOf(entry).attempts.length;
  attemptNumber = Math.min(Math.max(1, Number(wanted.get('attempt')) || attempts), attempts) - 1;
  show(entry, wanted.get('step'));
}

function showStart(missing) {
  current = null;
  steps = [];
  document.title = reportName();
  byId('main').replaceChildren(make('p', { class: 'empty' }, missing ? `This report has no scenario “${plain(missing)}”.` : entries.length ? 'Choose a scenario.' : 'No test has run.'));
  document.body.dataset.view = 'list';
  renderRows();
  const first = entries.find((entry) => isFailure(entry.status)) || entries[0];
  if (!missing && first && !narrow.matches) { attemptNumber = testOf(first).attempts.length - 1; show(first, null, { reveal: isFailure(first.status) || entries.length <= LONG_RUN }); document.body.dataset.view = 'list'; }
}

function moveEntry(by, matches = () => true) {
  const list = shownEntries.filter((entry) => matches(entry) || entry === current);
  if (!list.some(matches)) return announce('There is no failure.');
  const place = list.indexOf(current);
  const next = list[(place + by + list.length) % list.length];
  if (next && next !== current) openEntry(next);
  else announce('There are no others.');
}

/** The names of the projects in the report, or a name for a report without one. */
const reportName = () => plain([...new Set(index.environments.map(({ project }) => project).filter(Boolean))].join(', '), 80) || 'Scenario report';

function showOverview() {
  const counts = countsOf(entries);
  const failed = (counts.failed || 0) + (counts.interrupted || 0);
  const verdict = failed ? 'failed' : counts.flaky ? 'flaky' : entries.length ? 'passed' : 'skipped';
  byId('verdict').dataset.is = verdict;
  byId('verdict').textContent = STATUSES[verdict][1];
  byId('project').textContent = reportName();
  // These four are always there, so a reader sees that none is missing.
  const statuses = ['passed', 'failed', 'interrupted', 'skipped', 'pending', 'flaky'].filter((status) => counts[status] || !['interrupted', 'pending'].includes(status));
  append(byId('overview'), statuses.map((status) => make('span', { class: 'status', 'data-is': counts[status] ? status : 'none' }, `${(counts[status] || 0).toLocaleString('en')} ${status}`)));
  const different = (name) => [...new Set(index.environments.map((environment) => environment[name]).filter(Boolean))];
  const named = (about, values, many, shorten = plain) => values.length > 0 && make('span', { title: `${about}: ${plain(values.join(', '), 600)}` }, make('span', { class: 'hidden' }, `${about}: `),
    values.length > 3 ? `${values.length} ${many}` : values.map((value) => shorten(value)).join(', '));
  append(byId('context'), [named('Branch', different('branch'), 'branches'), named('Commit', different('commit'), 'commits', (commit) => plain(commit.slice(0, 8))),
    named('Shard', different('shard'), 'shards', (shard) => `shard ${plain(shard)}`), named('Device', index.devices || [], 'devices'), named('CI', different('ci'), 'CI systems'),
    index.end > index.start && make('span', {}, time(index.end - index.start)), dateNode(index.start)]);
  byId('next-failure').hidden = failed === 0;
  if (index.warnings?.length) document.querySelector('.filters').prepend(make('details', { class: 'where' }, make('summary', {}, `⚠ ${counted(index.warnings.length, 'warning')} about the journals`), make('ul', {}, index.warnings.map((text) => make('li', {}, shown(text))))));
}

// MARK: Theme

const dark = matchMedia('(prefers-color-scheme: dark)');
let theme = null;

function applyTheme() {
  const name = theme || (dark.matches ? 'dark' : 'light');
  document.documentElement.dataset.theme = name;
  byId('theme').setAttribute('aria-label', `Use the ${name === 'dark' ? 'light' : 'dark'} theme`);
}

function toggleTheme() {
  theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  // A browser may keep nothing for a page that is a file.
  try { localStorage.setItem('scenario-report-theme', theme); } catch { /* The choice then lasts as long as the page. */ }
  applyTheme();
}

// MARK: Keyboard

function toList() {
  document.body.dataset.view = 'list';
  renderRows();
  byId('list').focus();
}

const KEYS = {
  j: () => moveStep(1), k: () => moveStep(-1), ArrowDown: () => moveStep(1), ArrowUp: () => moveStep(-1), n: () => moveEntry(1), p: () => moveEntry(-1), f: () => moveEntry(1, (entry) => isFailure(entry.status)),
  '/': () => { document.body.dataset.view = 'list'; byId('search').focus(); byId('search').select(); }, g: toList, t: toggleTheme, '?': () => byId('shortcuts').showModal(),
};

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byId('shortcuts').open) return;
  const target = event.target;
  if (target === byId('search')) return searchKey(event);
  if (target.matches?.('select, textarea, input')) return;
  if (target === byId('list') && listKey(event)) return event.preventDefault();
  // Arrows scroll what has focus and can be scrolled.
  if (event.key.startsWith('Arrow') && target.matches?.('[tabindex="0"]')) return;
  if (!KEYS[event.key]) return;
  event.preventDefault();
  KEYS[event.key]();
}

function searchKey(event) {
  if (event.key === 'Escape') { event.target.value = ''; filter.text = ''; applyFilter(); }
  if (event.key === 'ArrowDown' || event.key === 'Enter') { event.preventDefault(); filter.text = event.target.value; applyFilter(); toList(); if (event.key === 'Enter') { const first = rows.findIndex((row) => row.entry); if (first >= 0) { moveTo(first); openEntry(rows[first].entry); } } }
}

function start() {
  try { theme = localStorage.getItem('scenario-report-theme'); } catch { /* As above. */ }
  applyTheme();
  dark.addEventListener('change', applyTheme);
  prepareFilters();
  showOverview();
  applyFilter();
  followAddress();
  addEventListener('popstate', followAddress);
  addEventListener('resize', renderRows);
  addEventListener('scroll', hideFullRow, { capture: true, passive: true });
  narrow.addEventListener('change', layOutRows);
  wide.addEventListener('change', () => { if (chosen !== null) chooseStep(chosen, null, { record: false }); });
  document.addEventListener('keydown', key);
  byId('list').addEventListener('scroll', renderRows, { passive: true });
  byId('theme').addEventListener('click', toggleTheme);
  byId('help').addEventListener('click', () => byId('shortcuts').showModal());
  byId('next-failure').addEventListener('click', () => moveEntry(1, (entry) => isFailure(entry.status)));
  byId('back').addEventListener('click', toList);
  document.documentElement.dataset.ready = 'true';
}

start();
