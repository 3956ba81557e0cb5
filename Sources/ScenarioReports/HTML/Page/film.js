let film = { frames: [], atEnd: new Map() };

/**
 * The screens of a scenario in order, each with the step that led to it. A screen that stays the same is one frame.
 * Also the number of the frame at the end of each step.
 */
function filmOf(items) {
  const frames = [];
  const atEnd = new Map();
  const add = (screen, step, when, action = null) => {
    if (screen !== undefined && frames.at(-1)?.screen !== screen) frames.push({ screen, step, when, action });
  };
  const visit = (item) => {
    if (item.is === 'scenario' || item.is === 'background') (item.items || []).forEach(visit);
    if (item.is !== 'step') return;
    add(item.before, item, 'before');
    for (const inner of item.items || []) inner.is === 'action' ? add(inner.screen, item, 'in', inner) : visit(inner);
    add(item.after, item, 'after');
    atEnd.set(item, frames.length - 1);
    if (isFailure(resultOf(item)) && frames.length) frames.at(-1).failed = true;
  };
  items.forEach(visit);
  return { frames, atEnd };
}

/** The filmstrip, or null if the scenario has a single screen. */
function filmNode(items) {
  film = filmOf(items);
  if (film.frames.length < 2) return null;
  return make('div', { class: 'film', role: 'group', 'aria-label': 'Screens of the scenario', onkeydown: frameKey }, film.frames.map(frameNode));
}

function frameNode(frame, number) {
  const { step, when } = frame;
  const { width, height } = screenOf(frame.screen);
  const words = `${step.keyword} ${wordsOf(step)}`;
  const about = `Screen ${number + 1} of ${film.frames.length}, ${when} step ${step.path}: ${plain(words, 200)}${frame.action ? `, at: ${plain(frame.action.text, 200)}` : ''}`;
  frame.picture = make('span', { class: 'thumb' });
  frame.node = make('button', { type: 'button', class: 'frame', 'data-is': frame.failed && 'failed', 'data-number': number, tabindex: number ? -1 : 0, title: about,
    'aria-label': frame.failed ? `${about}. It failed here.` : about, onclick: () => chooseFrame(frame) },
    frame.picture, frame.failed && mark('failed'), make('span', { class: 'frame-name', 'aria-hidden': 'true' }, when === 'before' && 'Before: ', make('span', { class: 'keyword' }, step.keyword), ' ', plain(wordsOf(step), 120)));
  frame.node.style.setProperty('--ratio', width / height);
  return frame.node;
}

let frameObserver = null;

/** Draws frames when they come into sight, because a long scenario has hundreds. */
function drawFrames() {
  frameObserver?.disconnect();
  if (film.frames.length < 2) return;
  frameObserver = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting) continue;
      frameObserver.unobserve(target);
      drawFrame(film.frames[target.dataset.number]);
    }
  }, { root: byId('main'), rootMargin: '200px' });
  for (const { node } of film.frames) frameObserver.observe(node);
}

// An image keeps the names inside a drawing apart from those of the other drawings.
const drawFrame = ({ screen, picture }) => picture.append(make('img', { src: 'data:image/svg+xml,' + encodeURIComponent(screenOf(screen).svg()), alt: '', draggable: 'false' }));

function chooseFrame(frame) {
  const number = steps.findIndex(({ step }) => step === frame.step);
  chooseStep(number, frame.action, { screen: frame.screen });
  // On a wide screen the pictures are in sight already, and scrolling would move the filmstrip away.
  if (!wide.matches) document.querySelector('.detail')?.scrollIntoView({ block: 'nearest' });
}

/** Marks the frame of a step: a given screen's, or the last one of the step. */
function markFrame(step, screen) {
  if (film.frames.length < 2) return;
  const own = film.frames.findIndex((frame) => frame.step === step && frame.screen === screen);
  const number = own >= 0 ? own : film.atEnd.get(step) ?? -1;
  film.frames.forEach(({ node }, place) => {
    place === number ? node.setAttribute('aria-current', 'true') : node.removeAttribute('aria-current');
    node.tabIndex = place === Math.max(0, number) ? 0 : -1;
  });
  const node = film.frames[number]?.node;
  if (!node?.isConnected) return;
  const strip = node.parentElement;
  const left = node.offsetLeft - strip.offsetLeft;
  if (left < strip.scrollLeft || left + node.offsetWidth > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = left - (strip.clientWidth - node.offsetWidth) / 2;
}

function frameKey(event) {
  const at = Number(document.activeElement?.dataset.number);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: film.frames.length - 1 }[event.key];
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  film.frames[next]?.node.focus();
}
