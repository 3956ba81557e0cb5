const closed = new Set();
let rows = [];
let active = 0;
let current = null;
const narrow = matchMedia('(max-width: 760px)');
const rowHeight = () => (narrow.matches ? 44 : 34);

function layOutRows() {
  const kept = rows[active];
  rows = [];
  let place = 0;
  const groups = new Map();
  for (const entry of shownEntries) groups.has(entry.feature) ? groups.get(entry.feature).push(entry) : groups.set(entry.feature, [entry]);
  for (const [feature, list] of groups) {
    place += 1;
    rows.push({ feature, list, place, count: groups.size });
    if (!closed.has(feature)) list.forEach((entry, number) => rows.push({ entry, place: number + 1, count: list.length }));
  }
  const same = kept ? rows.findIndex((row) => (kept.entry ? row.entry === kept.entry : !row.entry && row.feature === kept.feature)) : -1;
  active = Math.max(0, same);
  byId('rows').style.height = `${Math.max(rows.length, 1) * rowHeight()}px`;
  renderRows();
}

function renderRows() {
  const list = byId('list');
  const height = rowHeight();
  const first = Math.max(0, Math.floor(list.scrollTop / height) - 8);
  const last = Math.min(rows.length, Math.ceil((list.scrollTop + (list.clientHeight || 800)) / height) + 8);
  const wanted = new Set([active]);
  for (let number = first; number < last; number += 1) wanted.add(number);
  const nodes = [...wanted].filter((number) => number < rows.length).sort((one, other) => one - other).map(rowNode);
  byId('rows').replaceChildren(...(nodes.length ? nodes : [make('p', { class: 'empty' }, entries.length ? 'No scenario matches.' : 'No test has run.')]));
  if (rows.length) list.setAttribute('aria-activedescendant', `row-${active}`);
  else list.removeAttribute('aria-activedescendant');
}

function rowNode(number) {
  const row = rows[number];
  const node = row.entry ? entryRow(row.entry) : featureRow(row);
  node.id = `row-${number}`;
  node.style.top = `${number * rowHeight()}px`;
  node.setAttribute('aria-posinset', row.place);
  node.setAttribute('aria-setsize', row.count);
  node.classList.toggle('active', number === active);
  node.addEventListener('click', () => { active = number; row.entry ? openEntry(row.entry) : toggleFeature(row.feature); });
  return node;
}

function entryRow(entry) {
  const chosen = entry === current;
  return make('div', { class: 'row entry', role: 'treeitem', 'aria-level': 2, 'aria-selected': String(chosen), 'aria-current': chosen && 'true',
    'aria-label': `${STATUSES[entry.status][0]}: ${plain(entry.name)}`, title: plain(entry.name) },
    mark(entry.status), make('span', { class: 'name' }, plain(entry.name)), make('span', { class: 'side-note' }, time(entry.took)));
}

function featureRow({ feature, list }) {
  const bad = failuresIn(countsOf(list));
  const name = index.features[feature].name;
  return make('div', { class: 'row feature', role: 'treeitem', 'aria-level': 1, 'aria-expanded': String(!closed.has(feature)), 'aria-selected': 'false',
    'aria-label': `${plain(name)}, ${counted(list.length, 'scenario')}${bad ? `, ${bad}` : ''}`, title: plain(name) },
    make('span', { class: 'arrow', 'aria-hidden': 'true' }, '▸'), make('span', { class: 'name' }, plain(name)),
    bad ? make('span', { class: 'side-note bad' }, bad) : null, make('span', { class: 'side-note' }, String(list.length)));
}

function toggleFeature(feature) {
  if (!closed.delete(feature)) closed.add(feature);
  layOutRows();
}

function moveTo(number) {
  active = Math.min(Math.max(0, number), rows.length - 1);
  const [list, height] = [byId('list'), rowHeight()];
  if (active * height < list.scrollTop) list.scrollTop = active * height;
  if ((active + 1) * height > list.scrollTop + list.clientHeight) list.scrollTop = (active + 1) * height - list.clientHeight;
  renderRows();
}

function listKey(event) {
  const row = rows[active];
  if (!row) return false;
  const keys = {
    ArrowDown: () => moveTo(active + 1), ArrowUp: () => moveTo(active - 1), Home: () => moveTo(0), End: () => moveTo(rows.length - 1),
    PageDown: () => moveTo(active + 12), PageUp: () => moveTo(active - 12),
    ArrowRight: () => (row.entry ? openEntry(row.entry, true) : closed.has(row.feature) ? toggleFeature(row.feature) : moveTo(active + 1)),
    ArrowLeft: () => (row.entry ? moveTo(active - row.place) : !closed.has(row.feature) && toggleFeature(row.feature)),
    Enter: () => (row.entry ? openEntry(row.entry, true) : toggleFeature(row.feature)), ' ': () => (row.entry ? openEntry(row.entry) : toggleFeature(row.feature)),
  };
  keys[event.key]?.();
  return event.key in keys;
}

/** Makes the row of an entry the active one, and shows it. */
function revealEntry(entry) {
  if (closed.delete(entry.feature)) layOutRows();
  const number = rows.findIndex((row) => row.entry === entry);
  if (number >= 0) moveTo(number);
  else renderRows();
}
