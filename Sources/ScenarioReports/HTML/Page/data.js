const byId = (id) => document.getElementById(id);
const chunks = new Map();

function chunk(id) {
  if (!chunks.has(id)) chunks.set(id, JSON.parse(byId(id).textContent));
  return chunks.get(id);
}

const index = chunk('index');
const sentences = chunk('sentences');
const entries = [];
index.features.forEach((feature, number) => {
  for (const entry of feature.entries) {
    entry.feature = number;
    entry.status = entry.flaky ? 'flaky' : entry.result;
    entry.number = entries.length;
    entries.push(entry);
  }
});
const entryById = new Map(entries.map((entry) => [entry.id, entry]));

const testOf = (entry) => chunk('tests-' + entry.at[0])[entry.at[1]];
/** The parts of a screen as the tree shows them: without a nameless root of the type “Other”, which says nothing. */
function withoutPlainRoot(parts) {
  let elements = parts;
  while (elements.length > 1) {
    const [[depth, type, label, identifier, title, value], ...others] = elements;
    if (type !== 'Other' || label || identifier || title || value || others.some((other) => other[0] <= depth)) break;
    elements = others.map(([level, ...rest]) => [level - 1, ...rest]);
  }
  return elements;
}

const inChunk = (list, number, size) => chunk(list + '-' + Math.floor(number / size))[number % size];

/** A screen of the report: its size, its drawing as SVG, and its elements in tree order. */
function screenOf(number) {
  const [width, height, lines, parts] = inChunk('screens', number, index.screensInChunk);
  let elements = null;
  return {
    width, height,
    svg: () => lines.map((line) => inChunk('lines', line, index.partsInChunk)).join('\n'),
    elements: () => (elements ??= withoutPlainRoot(parts.map((part) => inChunk('elements', part, index.partsInChunk)))),
  };
}

const STATUSES = {
  failed: ['Failed', '✕'], interrupted: ['Interrupted', '!'], flaky: ['Flaky', '↻'], passed: ['Passed', '✓'], pending: ['Pending', '…'], skipped: ['Skipped', '–'],
};
/** The sentence of a step without its keyword, which journals have in it. */
const wordsOf = ({ keyword, sentence }) => (sentences[sentence].startsWith(keyword + ' ') ? sentences[sentence].slice(keyword.length + 1) : sentences[sentence]);
const isFailure = (status) => status === 'failed' || status === 'interrupted';
const resultOf = (item) => item.result || 'passed';
const didRun = (result) => result !== 'skipped' && result !== 'pending';
