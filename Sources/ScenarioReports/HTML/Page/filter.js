const filter = { text: '', statuses: new Set(), feature: '', tag: '' };
let shownEntries = entries;

const haystackOf = (entry) =>
  entry.haystack ??= [entry.name, index.features[entry.feature].name, entry.id, entry.failure || '', ...(entry.tags || []).map((tag) => '@' + tag)].join('\n').toLowerCase();

/** Tells whether an entry has every word, in its own texts or in the sentence of a step. */
function textMatcher(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const sentencesWith = words.map((word) => sentences.map((sentence) => sentence.toLowerCase().includes(word)));
  return (entry) => words.every((word, number) => haystackOf(entry).includes(word) || entry.steps.some((step) => sentencesWith[number][step]));
}

function applyFilter() {
  const matches = textMatcher(filter.text);
  const others = entries.filter((entry) =>
    (filter.feature === '' || entry.feature === Number(filter.feature)) && (filter.tag === '' || (entry.tags || []).includes(filter.tag)) && matches(entry));
  shownEntries = filter.statuses.size === 0 ? others : others.filter((entry) => filter.statuses.has(entry.status));
  showStatuses(others);
  const all = shownEntries.length === entries.length;
  byId('count').textContent = all ? counted(entries.length, 'scenario') : `${shownEntries.length.toLocaleString('en')} of ${counted(entries.length, 'scenario')}`;
  layOutRows();
}

const isFiltered = () => filter.text.trim() !== '' || filter.statuses.size > 0 || filter.feature !== '' || filter.tag !== '';

const countsOf = (list) => list.reduce((counts, entry) => { counts[entry.status] = (counts[entry.status] || 0) + 1; return counts; }, {});

/** Counts in words: “2 failed, 30 passed”. */
const inWords = (counts) => Object.keys(STATUSES).filter((status) => counts[status]).map((status) => `${counts[status].toLocaleString('en')} ${status}`).join(', ');

function showStatuses(list) {
  const counts = countsOf(list);
  const all = countsOf(entries);
  const focused = document.activeElement?.dataset?.status;
  byId('statuses').replaceChildren(...Object.keys(STATUSES).filter((status) => all[status]).map((status) =>
    make('button', { type: 'button', class: 'chip', 'data-status': status, 'aria-pressed': String(filter.statuses.has(status)), onclick: () => toggleStatus(status) },
      mark(status), `${STATUSES[status][0]} ${(counts[status] || 0).toLocaleString('en')}`)));
  if (focused) byId('statuses').querySelector(`[data-status="${focused}"]`)?.focus();
}

function toggleStatus(status) {
  if (!filter.statuses.delete(status)) filter.statuses.add(status);
  applyFilter();
}

function chooseTag(tag) {
  filter.tag = tag;
  byId('tag').value = tag;
  document.body.dataset.view = 'list';
  applyFilter();
}

function prepareFilters() {
  const option = (value, text) => make('option', { value }, plain(text, 80));
  byId('feature').append(option('', 'All features'), ...index.features.map((feature, number) => option(String(number), feature.name)));
  const tags = [...new Set(entries.flatMap((entry) => entry.tags || []))].sort();
  byId('tag').append(option('', tags.length ? 'All tags' : 'No tags'), ...tags.map((tag) => option(tag, '@' + tag)));
  byId('tag').disabled = tags.length === 0;
  byId('feature').addEventListener('change', (event) => { filter.feature = event.target.value; applyFilter(); });
  byId('tag').addEventListener('change', (event) => { filter.tag = event.target.value; applyFilter(); });
  let waiting = 0;
  byId('search').addEventListener('input', (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { filter.text = event.target.value; applyFilter(); }, entries.length > 2000 ? 120 : 0);
  });
}
