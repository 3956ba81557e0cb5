const SVG = 'http://www.w3.org/2000/svg';

function showDetail(place, action, screen) {
  hideFullRow();
  document.querySelector('.detail')?.remove();
  const figures = figuresOf(place.step);
  const columns = byId('columns');
  columns.classList.toggle('pictured', steps.some(({ step }) => figuresOf(step).length));
  if (!figures.length && !columns.classList.contains('pictured')) return;
  const detail = detailNode(place.step, figures, action, screen);
  // On a wide screen the pictures stand beside the steps, on others below their step.
  wide.matches ? columns.append(detail) : place.node.append(detail);
  const picture = detail.querySelector('figure.chosen');
  if (picture) picture.parentElement.scrollLeft = picture.offsetLeft - picture.parentElement.offsetLeft;
}

/** The distinct screens of a step, in order: before, at its actions, after. */
function figuresOf(step) {
  const figures = [];
  const add = (screen, label, action) => {
    if (screen === undefined) return;
    if (figures.at(-1)?.screen !== screen) figures.push({ screen, labels: [], actions: [] });
    if (label) figures.at(-1).labels.push(label);
    if (action) figures.at(-1).actions.push(action);
  };
  add(step.before, 'Before');
  for (const item of step.items || []) if (item.is === 'action') add(item.screen, null, item);
  add(step.after, 'After');
  return figures;
}

function captionOf(figure) {
  const labels = figure.labels.join(' and ').replace('and After', 'and after');
  if (labels) return labels === 'Before and after' ? 'Before and after: nothing changed' : labels;
  return 'At: ' + plain(figure.actions[0]?.text || 'an action', 80);
}

function detailNode(step, figures, action, screen) {
  const detail = make('section', { class: 'card detail', 'aria-labelledby': 'detail-title' },
    make('h3', { id: 'detail-title' }, make('span', { class: 'keyword' }, step.keyword), ' ', shown(wordsOf(step), 300)),
    make('p', { class: 'facts' }, make('span', {}, `Step ${plain(step.path)}`), didRun(resultOf(step)) ? [make('span', {}, `${virtualTime(step.from)} → ${virtualTime(step.to)} virtual`), make('span', {}, `${time(step.took)} real`)] : make('span', {}, 'Did not run'),
      step.at && sourceNode(step.at)));
  if (!figures.length) { detail.append(make('p', { class: 'reason' }, 'No screen was recorded at this step.')); return detail; }
  const pictures = figures.map((figure) => pictureNode(figure, action));
  const body = make('div', { class: pictures.length === 1 ? 'single' : null }, make('div', { class: 'screens', role: 'group', 'aria-label': 'Screens' }, pictures.map((picture) => picture.node)));
  detail.append(body);
  const wanted = figures.findIndex((figure) => (action ? figure.actions.includes(action) : screen !== undefined ? figure.screen === screen : figure.actions.length));
  showElements(body, pictures, Math.max(0, wanted));
  return detail;
}

function pictureNode(figure, action) {
  const screen = screenOf(figure.screen);
  const box = make('div', { class: 'screen', role: 'img', 'aria-label': `Screen: ${captionOf(figure)}` });
  // The drawing was made by this report's writer, which escapes every text in it, and the page's policy runs nothing that is in it.
  const template = make('template');
  template.innerHTML = screen.svg();
  const drawing = template.content.querySelector('svg');
  const overlay = document.createElementNS(SVG, 'svg');
  overlay.setAttribute('class', 'overlay');
  if (drawing) { drawing.setAttribute('aria-hidden', 'true'); box.append(drawing); }
  overlay.setAttribute('viewBox', drawing?.getAttribute('viewBox') || `0 0 ${screen.width} ${screen.height}`);
  box.append(overlay);
  const acted = action && figure.actions.includes(action) ? [action] : figure.actions;
  for (const { element } of acted) if (element?.frame) { outline(overlay, 'halo', element.frame); outline(overlay, 'outline', element.frame); }
  const node = make('figure', {}, make('figcaption', { title: figure.actions.map(({ text }) => plain(text, 200)).join('\n') }, captionOf(figure), figure.actions.length ? ` · ${counted(figure.actions.length, 'action')}` : ''), box);
  node.style.setProperty('--ratio', screen.width / screen.height);
  return { node, box, overlay, screen, caption: captionOf(figure) };
}

/** A rectangle around a frame, a little outside, so it covers no part of the element. */
function outline(overlay, kind, [x, y, width, height]) {
  const rect = document.createElementNS(SVG, 'rect');
  const values = { class: kind, x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 5, 'data-frame': [x, y, width, height].join(' ') };
  for (const [name, value] of Object.entries(values)) rect.setAttribute(name, value);
  overlay.append(rect);
  return rect;
}

function light(picture, element) {
  picture.overlay.querySelector('.hover')?.remove();
  if (element) outline(picture.overlay, 'hover', element.slice(9, 13));
}
