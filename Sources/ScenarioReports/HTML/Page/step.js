let steps = [];
let chosen = null;
const wide = matchMedia('(min-width: 1080px)');

function stepsNode(items) {
  steps = [];
  const node = make('section', { class: 'card steps', 'aria-label': 'Steps' }, items.map(partNode));
  return items.length ? node : make('p', { class: 'reason' }, 'Nothing was recorded in this test.');
}

/** A part of the test: a scenario or background with its steps, or the items outside. */
function partNode(item) {
  if (item.is === 'step') return make('ol', {}, stepNode(item));
  if (item.is !== 'scenario' && item.is !== 'background') return make('div', { class: 'inside' }, itemNode(item));
  const title = item.is === 'background' ? 'Background: ' : item.path === current.path ? null : 'Scenario: ';
  return [title && make('h3', { class: 'group-name' }, title, shown(item.name)), make('ol', {}, (item.items || []).map(inList))];
}

const inList = (item) => (item.is === 'step' ? stepNode(item) : make('li', { class: 'inside' }, itemNode(item)));

function stepNode(step) {
  const result = resultOf(step);
  const number = steps.length;
  const row = make('button', { type: 'button', class: 'step-row', 'data-step': step.path, onclick: () => chooseStep(number) },
    mark(result), make('span', { class: 'hidden' }, STATUSES[result][0] + ': '),
    make('span', { class: 'sentence' }, make('span', { class: 'keyword' }, step.keyword), ' ', shown(wordsOf(step), 600)), timesNode(step));
  const node = make('li', { class: 'step', 'data-is': result }, row);
  steps.push({ step, row, node });
  const inside = [step.reason && make('p', { class: 'item' }, make('span', { class: 'what' }, result), shown(step.reason)), argumentNode(step),
    step.failure && failureNode(step.failure, step.at), (step.items || []).map((item) => itemNode(item, step, number))].flat(Infinity).filter(Boolean);
  if (inside.length) node.append(make('div', { class: 'inside' }, inside));
  return node;
}

function timesNode(step) {
  if (!didRun(resultOf(step))) return make('span', { class: 'times', title: 'Did not run' }, make('span', { class: 'hidden' }, 'did not run'), make('span', { 'aria-hidden': 'true' }, '–'));
  const virtual = step.to - step.from;
  const real = `${time(step.took)} of real time`;
  return make('span', { class: 'times', title: `From ${virtualTime(step.from)} to ${virtualTime(step.to)} of virtual time; ${real}` },
    virtual > 0 && [`+${virtualTime(virtual)} virtual`, make('br')], make('span', { class: 'hidden' }, ' real time '), time(step.took));
}

function argumentNode(step) {
  if (step.table) return tableNode(step.table);
  if (step.docString === undefined) return null;
  return make('pre', { class: 'doc', tabindex: 0, 'aria-label': step.mediaType ? `Text, ${plain(step.mediaType)}` : 'Text' }, shown(step.docString, 8000));
}

function itemNode(item, step, number) {
  const line = (what, ...content) => make('div', { class: 'item' }, make('span', { class: 'what' }, what), make('div', {}, content));
  switch (item.is) {
    case 'step': return make('ol', { class: 'nested' }, stepNode(item));
    case 'scenario': case 'background': return make('div', { class: 'nested' }, make('h4', { class: 'group-name' }, shown(item.name)), make('ol', {}, (item.items || []).map(inList)));
    case 'failure': return failureNode(item.failure, item.at);
    case 'note': return line('note', shown(item.text));
    case 'action': return line('action', step && item.screen !== undefined
      ? make('button', { type: 'button', class: 'act', 'aria-label': `Show on the screen: ${plain(item.text)}`, onclick: () => chooseStep(number, item) }, shown(item.text, 400)) : shown(item.text, 400));
    case 'wait': return line('wait', waitNode(item));
    case 'attachment': return line('file', attachmentNode(item));
    default: return null;
  }
}

function waitNode(wait) {
  const ended = wait.ended ? `${virtualTime(wait.waited)} of virtual time` : `not satisfied after ${virtualTime(wait.waited)} of virtual time`;
  const list = (name, texts) => texts && make('details', {}, make('summary', {}, `${name} (${texts.length})`), make('ul', {}, texts.slice(0, texts.length > 201 ? 200 : 201).map((text) => make('li', {}, shown(text, 400)))),
    texts.length > 201 && `… and ${texts.length - 200} more`);
  return ['for ', shown(wait.purpose, 400), `: ${ended}`, wait.sentence && make('p', {}, shown(wait.sentence)), list('What moved the clock', wait.moves), list('Still pending', wait.pending)];
}

function attachmentNode(file) {
  const size = file.byteCount < 1024 ? `${file.byteCount} bytes` : `${trimmed(file.byteCount / 1024, 1)} KB`;
  const about = ` (${plain(file.mediaType)}, ${size})`;
  if (!file.address) return [shown(file.name), about, ' – it could not be kept'];
  return [make('a', { href: file.address }, shown(file.name, 200)), about, file.image && make('img', { src: file.image, alt: plain(file.name), loading: 'lazy' })];
}

/** Makes a step the current one: it is marked, its screens are shown, and the address names it. The elements are those of an action's screen, or of a given screen. */
function chooseStep(number, action = null, { focus = false, record = true, screen } = {}) {
  const place = steps[number];
  if (!place) return;
  for (const other of steps) other.row.removeAttribute('aria-current');
  place.row.setAttribute('aria-current', 'step');
  chosen = number;
  showDetail(place, action, screen);
  markFrame(place.step, screen);
  if (focus) { place.row.focus({ preventScroll: true }); place.row.scrollIntoView({ block: 'nearest' }); }
  if (record) history.replaceState(null, '', addressOf(current, place.step.path));
}

function moveStep(by) {
  if (!steps.length) return;
  const next = chosen === null ? 0 : Math.min(Math.max(0, chosen + by), steps.length - 1);
  chooseStep(next, null, { focus: true });
}

/** The step to begin with: the innermost one that failed or was under way, or the first. */
function firstStep() {
  const failed = steps.findIndex(({ step }) => isFailure(resultOf(step)) && !(step.items || []).some((item) => item.is === 'step' && isFailure(resultOf(item))));
  return Math.max(0, failed);
}
