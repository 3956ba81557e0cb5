const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]|\uDB40[\uDC00-\uDC7F]/g;
const LONGEST = 2000;

/** An element with attributes and children; a child is a node or a text, and what is null or false is left out. */
function make(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  append(node, children);
  return node;
}

function append(node, children) {
  for (const child of children.flat(Infinity)) if (child !== null && child !== undefined && child !== false) node.append(child);
}

const escapeOf = (found) => '\\u{' + found.codePointAt(0).toString(16).toUpperCase() + '}';
/** A text for an attribute, cut, with escapes for what cannot be seen. */
const plain = (text, limit = 300) => (text.length > limit ? text.slice(0, limit) + '…' : text).replace(UNSEEN, escapeOf);

/** A text as nodes: what cannot be seen, or turns the direction, stands there as an escape. */
function visible(text) {
  const nodes = document.createDocumentFragment();
  let end = 0;
  for (const found of text.matchAll(UNSEEN)) {
    nodes.append(text.slice(end, found.index), make('span', { class: 'escape' }, escapeOf(found[0])));
    end = found.index + found[0].length;
  }
  nodes.append(text.slice(end));
  return nodes;
}

/** A text of any length: of a very long one the beginning, and the rest when it is asked for. */
function shown(text, limit = LONGEST) {
  if (text.length <= limit) return visible(text);
  const all = () => { span.replaceChildren(visible(text)); };
  const span = make('span', {}, visible(text.slice(0, limit)) , '… ', make('button', { type: 'button', class: 'more', onclick: (event) => { event.stopPropagation(); all(); } },
    `Show all ${text.length.toLocaleString('en')} characters`));
  return span;
}

const mark = (status) => make('span', { class: 'mark', 'data-is': status, 'aria-hidden': 'true' }, STATUSES[status][1]);

const trimmed = (number, digits) => String(Number(number.toFixed(digits)));

/** Microseconds in words, in whole milliseconds at least. */
function time(micros) {
  if (micros < 1000) return '< 1 ms';
  if (micros < 1e6) return `${Math.floor(micros / 1e3)} ms`;
  if (micros < 60e6) return `${trimmed(micros / 1e6, 2)} s`;
  if (micros < 3600e6) return `${Math.floor(micros / 60e6)} min ${Math.round(micros % 60e6 / 1e6)} s`;
  return `${Math.floor(micros / 3600e6)} h ${Math.round(micros % 3600e6 / 60e6)} min`;
}

const virtualTime = (micros) => (micros === 0 ? '0 s' : time(micros));

/** The date and the time of microseconds since 1970, by ISO 8601 in the reader's time zone. The tooltip has them in the reader's locale. */
function dateNode(micros) {
  const date = new Date(micros / 1000);
  if (!micros || Number.isNaN(date.getTime())) return null;
  const [month, day, ...clock] = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()].map((number) => String(number).padStart(2, '0'));
  return make('time', { datetime: date.toISOString(), title: date.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' }) }, `${date.getFullYear()}-${month}-${day} ${clock.join(':')}`);
}

/** The address of a source line, or null if its file can't be found from here. */
function sourceAddress(place, environment) {
  const [, file, line] = place.match(/^([^]*):(\d+)$/) || [];
  if (!file) return null;
  const isElsewhere = file.startsWith('/');
  const escaped = (path) => path.split('/').map(encodeURIComponent).join('/');
  const { template, folder } = index.sourceLinks || {};
  if (template) {
    // A file outside of the package has no path in it.
    if (isElsewhere && template.includes('{file}')) return null;
    const values = { file: escaped(file), path: escaped(isElsewhere ? file : `${folder}/${file}`), line };
    return template.replace(/\{(file|path|line)\}/g, (_, name) => values[name]);
  }
  const { sources } = index.environments[environment] || {};
  return !isElsewhere && /^https?:\/\//.test(sources || '') ? `${sources}${escaped(file)}#L${line}` : null;
}

/** A source line, as a link if its file can be found. */
function sourceNode(place) {
  const address = sourceAddress(place, attemptOf().environment);
  const code = make('code', {}, shown(place));
  return address ? make('a', { href: address, class: 'source', rel: 'noreferrer noopener' }, code) : code;
}
const counted = (count, one, many = one + 's') => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const announce = (text) => { byId('announcement').textContent = text; };
