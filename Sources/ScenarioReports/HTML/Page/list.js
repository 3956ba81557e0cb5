/** In a run with more scenarios than this, only failures are expanded. */
const LONG_RUN = 20;
/** The groups that the reader has opened or closed, by their keys. */
const folds = new Map();
let rows = [];
let active = 0;
let current = null;
const narrow = matchMedia('(max-width: 760px)');
const rowHeight = () => (narrow.matches ? 44 : 34);

const isLong = () => entries.length > LONG_RUN && !isFiltered();
const hasFailed = (entry) => isFailure(entry.status);
// A filter has its own folds, because a reader wants to see the matches.
const foldKey = (feature, isRest) => `${feature}${isRest ? '-rest' : ''}${isFiltered() ? '-filtered' : ''}`;
const isOpen = ({ feature, isRest, list }) => folds.get(foldKey(feature, isRest)) ?? !(isLong() && (isRest || !list.some(hasFailed)));

/** Makes the rows: features with their scenarios. In a long run, those beside the failures of a feature are in a group after them. */
function layOutRows() {
  const kept = rows[active];
  rows = [];
  let place = 0;
  const groups = new Map();
  for (const entry of shownEntries) groups.has(entry.feature) ? groups.get(entry.feature).push(entry) : groups.set(entry.feature, [entry]);
  const addGroup = (group, add) => { const number = rows.push(group) - 1; if (isOpen(group)) add(number); };
  const addEntries = (list, parent, count = list.length) => list.forEach((entry, number) => rows.push({ entry, parent, level: rows[parent].level + 1, place: number + 1, count }));
  for (const [feature, list] of groups) {
    place += 1;
    addGroup({ feature, list, level: 1, place, count: groups.size }, (number) => {
      const failures = isLong() ? list.filter(hasFailed) : [];
      if (failures.length === 0 || failures.length === list.length) return addEntries(list, number);
      addEntries(failures, number, failures.length + 1);
      addGroup({ feature, isRest: true, list: list.filter((entry) => !hasFailed(entry)), parent: number, level: 2, place: failures.length + 1, count: failures.length + 1 }, (rest) => addEntries(rows[rest].list, rest));
    });
  }
  const same = kept ? rows.findIndex((row) => (kept.entry ? row.entry === kept.entry : !row.entry && row.feature === kept.feature && row.isRest === kept.isRest)) : -1;
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
  const node = row.entry ? entryRow(row.entry) : groupRow(row);
  node.id = `row-${number}`;
  node.style.top = `${number * rowHeight()}px`;
  node.setAttribute('aria-level', row.level);
  node.setAttribute('aria-posinset', row.place);
  node.setAttribute('aria-setsize', row.count);
  node.classList.toggle('active', number === active);
  node.addEventListener('click', () => { active = number; row.entry ? openEntry(row.entry) : toggleGroup(row); });
  return node;
}

function entryRow(entry) {
  const chosen = entry === current;
  return make('div', { class: 'row entry', role: 'treeitem', 'aria-selected': String(chosen), 'aria-current': chosen && 'true',
    'aria-label': `${STATUSES[entry.status][0]}: ${plain(entry.name)}`, title: plain(entry.name) },
    mark(entry.status), make('span', { class: 'name' }, plain(entry.name)), make('span', { class: 'side-note' }, didRun(entry.status) ? time(entry.took) : '–'));
}

function groupRow(row) {
  const { feature, isRest, list } = row;
  const counts = countsOf(list);
  const name = isRest ? counted(list.length, 'other') : index.features[feature].name;
  return make('div', { class: isRest ? 'row rest' : 'row feature', role: 'treeitem', 'aria-expanded': String(isOpen(row)), 'aria-selected': 'false',
    'aria-label': `${plain(name)}: ${inWords(counts)}`, title: `${plain(name)}: ${inWords(counts)}` },
    make('span', { class: 'arrow', 'aria-hidden': 'true' }, '▸'), make('span', { class: 'name' }, plain(name)),
    Object.keys(STATUSES).filter((status) => counts[status]).map((status) => make('span', { class: 'side-note tally' }, mark(status), counts[status].toLocaleString('en'))));
}

function toggleGroup(row) {
  folds.set(foldKey(row.feature, row.isRest), !isOpen(row));
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
    ArrowRight: () => (row.entry ? openEntry(row.entry, true) : isOpen(row) ? moveTo(active + 1) : toggleGroup(row)),
    ArrowLeft: () => (!row.entry && isOpen(row) ? toggleGroup(row) : row.parent !== undefined && moveTo(row.parent)),
    Enter: () => (row.entry ? openEntry(row.entry, true) : toggleGroup(row)), ' ': () => (row.entry ? openEntry(row.entry) : toggleGroup(row)),
  };
  keys[event.key]?.();
  return event.key in keys;
}

/** Makes the row of an entry the active one, and shows it. */
function revealEntry(entry) {
  const find = () => rows.findIndex((row) => row.entry === entry);
  let number = find();
  if (number < 0 && shownEntries.includes(entry)) {
    for (const isRest of [false, true]) folds.set(foldKey(entry.feature, isRest), true);
    layOutRows();
    number = find();
  }
  if (number >= 0) moveTo(number);
  else renderRows();
}
