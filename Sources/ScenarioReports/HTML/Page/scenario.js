let attemptNumber = 0;

const attemptOf = () => testOf(current).attempts[attemptNumber];
const isOfEntry = (item) => item.is !== 'scenario' || item.path === current.path;

/** What an attempt has of the entry: its scenario with the backgrounds before it, and what lies outside of any scenario. */
function itemsOf(attempt) {
  const items = attempt.items || [];
  if (current.path === '') return items.some((item) => item.is !== 'scenario') && testHasOtherEntries() ? items.filter((item) => item.is !== 'scenario') : items;
  return items.filter(isOfEntry);
}

const testHasOtherEntries = () => entries.some((entry) => entry !== current && entry.at[0] === current.at[0] && entry.at[1] === current.at[1]);
const scenarioOf = (attempt) => (attempt.items || []).find((item) => item.is === 'scenario' && item.path === current.path);

function showScenario() {
  const test = testOf(current);
  const attempt = attemptOf();
  const scenario = scenarioOf(attempt);
  const reason = scenario?.reason || attempt.reason;
  hideFullRow();
  const items = itemsOf(attempt);
  const stepList = stepsNode(items);
  byId('main').replaceChildren(make('article', { class: 'scenario', 'aria-labelledby': 'scenario-title' },
    make('p', { class: 'crumbs' }, shown(index.features[current.feature].name), ' › ', shown(test.name), scenario?.rule && [' › Rule: ', shown(scenario.rule)]),
    titleNode(scenario), factsNode(attempt, scenario), scenario?.description && make('p', { class: 'words' }, shown(scenario.description)),
    scenario?.example && exampleNode(scenario.example), whereNode(test, attempt, scenario), test.attempts.length > 1 && attemptTabs(test.attempts),
    reason && make('p', { class: 'reason' }, make('strong', {}, `${STATUSES[resultOf(scenario || attempt)][0]}: `), shown(reason)),
    resultOf(attempt) === 'interrupted' && make('p', { class: 'reason' }, make('strong', {}, 'Interrupted: '), 'the journal ends in this test, so its process ended, or was ended, at the last step below.'),
    filmNode(items), make('div', { class: 'columns', id: 'columns' }, stepList)));
  drawFrames();
  byId('main').scrollTop = 0;
  document.title = `${STATUSES[current.status][0]}: ${plain(current.name, 80)} – ${reportName()}`;
}

function titleNode(scenario) {
  return make('div', { class: 'title' }, mark(current.status), make('h2', { id: 'scenario-title' }, shown(scenario?.name ?? current.name)));
}

function factsNode(attempt, scenario) {
  const virtual = scenario ? scenario.to - scenario.from : attempt.virtual;
  return make('p', { class: 'facts' }, make('span', { class: 'status', 'data-is': current.status }, STATUSES[current.status][0]),
    didRun(resultOf(scenario || attempt)) && [make('span', {}, `${time((scenario || attempt).took)} real time`), make('span', {}, `${virtualTime(virtual)} virtual time`)],
    current.tags && make('span', { class: 'tags' }, current.tags.map((tag) =>
      make('button', { type: 'button', class: 'tag', title: 'Show the scenarios with this tag', onclick: () => chooseTag(tag) }, '@' + plain(tag)))));
}

const exampleNode = (example) => make('div', { class: 'words wide' }, `Row ${example.row} of “`, shown(example.outline), '”',
  tableNode([example.names, example.values]));

const tableNode = (lines) => make('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': 'Table' }, make('table', { class: 'data' },
  lines.map((cells, number) => make('tr', {}, cells.map((cell) => (number ? make('td', {}, shown(cell)) : make('th', { scope: 'col' }, shown(cell))))))));

function whereNode(test, attempt, scenario) {
  const place = index.environments[attempt.environment] || {};
  const pairs = [['Test', test.id], ['Source', scenario?.at && sourceNode(scenario.at)], ['Device', attempt.device], ['Project', place.project], ['Commit', place.commit], ['Branch', place.branch], ['CI', place.ci],
    ['System', place.system], ['Seed', place.seed], ['Shard', place.shard], ['Chosen tags', place.tags], ['Started', dateNode(attempt.start)], ['Journal', attempt.journal]];
  return make('details', { class: 'where' }, make('summary', {}, plain([attempt.device, place.ci, place.commit?.slice(0, 8)].filter(Boolean).join(' · ') || 'Where it ran')),
    make('dl', { class: 'pairs' }, pairs.filter(([, text]) => text).map(([name, text]) => [make('dt', {}, name), make('dd', {}, text instanceof Node ? text : shown(text))]),
      /^https?:\/\//.test(place.address || '') && [make('dt', {}, 'Run'), make('dd', {}, make('a', { href: place.address, rel: 'noreferrer noopener' }, shown(place.address)))]));
}

function attemptTabs(attempts) {
  const tab = (attempt, number) => make('button', { type: 'button', role: 'tab', 'aria-selected': String(number === attemptNumber), 'aria-controls': 'columns', tabindex: number === attemptNumber ? 0 : -1,
    onclick: () => openEntry(current, false, number), onkeydown: (event) => attemptKey(event, attempts.length) },
    mark(resultOf(attempt)), `Attempt ${number + 1}: ${STATUSES[resultOf(attempt)][0].toLowerCase()}${number === attempts.length - 1 ? ' (counts)' : ''}`);
  return make('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Attempts' }, attempts.map(tab));
}

function attemptKey(event, count) {
  const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  openEntry(current, false, (attemptNumber + move + count) % count);
  document.querySelector('[role="tab"][aria-selected="true"]')?.focus();
}
