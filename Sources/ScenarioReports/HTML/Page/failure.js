function failureNode(failure, location) {
  const message = failure.message || failure.summary;
  const place = failure.at || location;
  return make('section', { class: 'failure', 'aria-label': 'Failure' },
    make('p', { class: 'summary' }, shown(failure.summary)),
    (failure.differences || []).map(differenceNode),
    failure.wait && make('p', {}, shown(failure.wait)),
    failure.explanation && make('p', {}, shown(failure.explanation)),
    failure.findings && findingsNode(failure.findings),
    failure.query && make('div', {}, make('h4', {}, 'Query'), make('p', { class: 'mono' }, failure.query.map((link, number) => [number ? '\n  in ' : '', shown(link)]))),
    failure.advice && make('p', {}, make('strong', {}, 'What to do: '), shown(failure.advice)),
    failure.image && make('details', {}, make('summary', {}, 'The screen when it failed'), make('img', { src: failure.image, alt: 'The screen when it failed', loading: 'lazy' })),
    failure.screen && make('details', {}, make('summary', {}, 'The screen as text'), make('pre', { class: 'doc', tabindex: 0 }, shown(failure.screen, 20000))),
    make('p', { class: 'foot' }, place && sourceNode(place), failure.address && make('a', { href: failure.address }, 'Picture'), failure.elements && make('a', { href: failure.elements }, 'All elements'), copyButton(message)));
}

const differenceNode = (difference) => make('dl', { class: 'compare' },
  make('dt', {}, 'expected'), make('dd', {}, shown(difference.expected)),
  make('dt', {}, 'actual'), make('dd', { class: difference.met ? null : 'actual' }, shown(difference.actual), difference.detail && [': ', shown(difference.detail)], difference.met && ' (as expected)'),
  difference.hint && [make('dt', {}, ''), make('dd', { class: 'hint' }, shown(difference.hint))]);

function findingsNode(findings) {
  const more = findings.count - (findings.candidates || []).length;
  return make('div', {}, make('p', {}, shown(findings.heading)),
    findings.candidates && make('ol', { class: 'plain' }, findings.candidates.map((candidate) => make('li', {}, shown(candidate)))),
    more > 0 && make('p', {}, `… and ${more} more`), findings.nearest && make('p', {}, make('strong', {}, shown(findings.nearest))));
}

function copyButton(text) {
  return make('button', { type: 'button', class: 'copy', onclick: () => copy(text) }, 'Copy message');
}

/** Copies a text, also in a page that was opened as a file, where the clipboard may not be had otherwise. */
function copy(text) {
  const area = make('textarea', { class: 'hidden', 'aria-hidden': 'true' });
  const focused = document.activeElement;
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  focused?.focus();
  announce(done ? 'The message was copied.' : 'The message cannot be copied here.');
}
