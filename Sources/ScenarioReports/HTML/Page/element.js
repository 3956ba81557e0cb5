const MOST_ELEMENTS = 400;
const FLAGS = ['disabled', 'selected', 'focused', 'hidden'];

function showElements(detail, pictures, number) {
  detail.querySelector('.elements')?.remove();
  const picture = pictures[number];
  pictures.forEach((other, place) => other.node.classList.toggle('chosen', pictures.length > 1 && place === number));
  const elements = picture.screen.elements();
  const tree = make('div', { class: 'tree', role: 'tree', 'aria-label': `Elements: ${picture.caption}` });
  const tabs = pictures.length > 1 && make('div', { class: 'tabs', role: 'group', 'aria-label': 'Screen of the elements' }, pictures.map((other, place) =>
    make('button', { type: 'button', 'aria-pressed': String(place === number), 'aria-selected': null, onclick: () => { showElements(detail, pictures, place); detail.querySelectorAll('.elements .tabs button')[place].focus(); } },
      other.caption.slice(0, 24))));
  detail.append(make('section', { class: 'elements', 'aria-label': 'Elements' }, make('div', { class: 'elements-head' }, make('strong', {}, `${counted(elements.length, 'element')}`), tabs), tree));
  fillTree(tree, picture, elements, new Set(), elements.length <= MOST_ELEMENTS ? elements.length : MOST_ELEMENTS);
  for (const [place, other] of pictures.entries()) followPointer(other, () => { if (place !== number) showElements(detail, pictures, place); });
}

function fillTree(tree, picture, elements, folded, limit) {
  const refill = (number) => { fillTree(tree, picture, elements, folded, limit); tree.querySelector(`[data-number="${number}"]`)?.focus(); };
  const toggle = (number) => { if (!folded.delete(number)) folded.add(number); refill(number); };
  const nodes = [];
  let hiddenBelow = Infinity;
  for (let number = 0; number < elements.length && nodes.length < limit; number += 1) {
    const depth = elements[number][0];
    if (depth > hiddenBelow) continue;
    hiddenBelow = folded.has(number) ? depth : Infinity;
    nodes.push(elementNode(picture, elements, number, folded, toggle));
  }
  nodes[0]?.setAttribute('tabindex', '0');
  tree.replaceChildren(...nodes);
  if (limit < elements.length) tree.append(make('button', { type: 'button', class: 'more', onclick: () => fillTree(tree, picture, elements, folded, elements.length) }, `Show all ${elements.length} elements`));
  picture.tree = tree;
}

function elementNode(picture, elements, number, folded, toggle) {
  const element = elements[number];
  const [depth, type, label, identifier, title, value, placeholder, , flags] = element;
  const isParent = (elements[number + 1]?.[0] ?? -1) > depth;
  const states = FLAGS.filter((_, bit) => flags & (1 << bit));
  const quoted = (text) => ['“', shown(text, 200), '”'];
  const node = make('div', { class: 'element', role: 'treeitem', tabindex: -1, 'aria-level': depth + 1, 'aria-expanded': isParent && String(!folded.has(number)), 'data-number': number,
    onmouseenter: () => { light(picture, element); showFullRow(node); }, onmouseleave: () => { light(picture, null); hideFullRow(); }, onfocus: () => light(picture, element), onblur: () => light(picture, null),
    onclick: () => { hideFullRow(); node.focus(); if (isParent) toggle(number); }, onkeydown: (event) => elementKey(event, node, isParent, folded.has(number), () => toggle(number)) },
    make('span', { class: 'fold', 'aria-hidden': 'true' }, isParent ? (folded.has(number) ? '▸' : '▾') : ''), make('span', { class: 'type' }, type), ' ', label && quoted(label),
    make('span', { class: 'facts-inline' }, title && title !== label && [' title ', quoted(title)], value !== null && value !== label && [' value ', quoted(value)],
      placeholder !== null && [' placeholder ', quoted(placeholder)], identifier && [' #', shown(identifier, 200)], states.length > 0 && ` [${states.join(', ')}]`));
  node.style.paddingLeft = `${6 + Math.min(depth, 14) * 13}px`;
  return node;
}

let fullRow = null;

/** Shows the whole row of an element over its cut row. It's a node above the page, because rows that grow under the pointer would move the others. */
function showFullRow(node) {
  hideFullRow();
  if (node.scrollWidth <= node.clientWidth) return;
  const box = node.getBoundingClientRect();
  fullRow = make('div', { class: 'full-row', 'aria-hidden': 'true' });
  fullRow.append(...[...node.childNodes].map((child) => child.cloneNode(true)));
  fullRow.style.left = `${box.left}px`;
  fullRow.style.minWidth = `${box.width}px`;
  fullRow.style.maxWidth = `${Math.max(box.width, Math.min(640, innerWidth - box.left - 12))}px`;
  fullRow.style.paddingLeft = node.style.paddingLeft;
  document.body.append(fullRow);
  fullRow.style.top = `${Math.max(4, Math.min(box.top, innerHeight - fullRow.offsetHeight - 4))}px`;
}

function hideFullRow() {
  fullRow?.remove();
  fullRow = null;
}

function elementKey(event, node, isParent, isFolded, toggle) {
  const go = (other) => { if (other?.matches('.element')) { node.tabIndex = -1; other.tabIndex = 0; other.focus(); } };
  const keys = { ArrowDown: () => go(node.nextElementSibling), ArrowUp: () => go(node.previousElementSibling),
    ArrowRight: () => (isParent && isFolded ? toggle() : go(node.nextElementSibling)), ArrowLeft: () => (isParent && !isFolded ? toggle() : go(node.previousElementSibling)),
    Enter: () => isParent && toggle(), ' ': () => isParent && toggle(), Home: () => go(node.parentElement.firstElementChild) };
  if (!(event.key in keys)) return;
  event.preventDefault();
  event.stopPropagation();
  keys[event.key]();
}

/** The element at a place in the picture lights up, and so does its line in the tree. */
function followPointer(picture, choose) {
  const at = (event) => {
    const box = picture.box.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width * picture.screen.width, (event.clientY - box.top) / box.height * picture.screen.height];
    let best = -1;
    picture.screen.elements().forEach(([, , , , , , , , , left, top, width, height], number, all) => {
      const inside = x >= left && x <= left + width && y >= top && y <= top + height;
      if (inside && (best < 0 || width * height <= all[best][11] * all[best][12])) best = number;
    });
    return best;
  };
  const lit = (number) => {
    picture.tree?.querySelector('.lit')?.classList.remove('lit');
    light(picture, number < 0 ? null : picture.screen.elements()[number]);
    const line = picture.tree?.querySelector(`[data-number="${number}"]`);
    line?.classList.add('lit');
    return line;
  };
  picture.box.onmousemove = (event) => lit(at(event));
  picture.box.onmouseleave = () => lit(-1);
  picture.box.onclick = (event) => { const number = at(event); choose(); lit(number)?.scrollIntoView({ block: 'nearest' }); };
}
