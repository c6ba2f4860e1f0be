import escape from 'lodash/escape';
import kebabCase from 'lodash/kebabCase';
import type {ApiMap, MapCall, MapNode} from '../../pages/api-map';

/*
 * The page is too small for a picture of all operations, so it shows those of one value at a time: a
 * link to its part of the list selects it. `css/api-map.css` places the parts of the list in three
 * columns, with the curves between them, or on phones below each other, without the curves.
 * Lengths are in rem, which WebKit takes in the CSS file only. The targets of the links are empty elements,
 * which the CSS file fixes where the page need not scroll.
 */

/** Width of the space for curves; the CSS file stretches it. */
const GAP = 10;

/** The largest heights of a row in each column, as in the CSS file. */
const ROWS = {values: 3.25, calls: 3, next: 4.5};

const MIN_ROW = 2.25;

/** Rounds coordinates: the digits of many curves are a large part of the file. */
function print(length: number): string {
  return String(Math.round(length * 100) / 100);
}

type Anchors = ReadonlyMap<MapNode, {id: string; colour: string}>;

/** Prints the map of an API: a list of values, their operations, and what these give. */
export function printApiMap({nodes}: ApiMap): string {
  const names = nodes.map((node) => kebabCase(nameOf(node)));
  const anchors: Anchors = new Map(
    nodes.map((node, index) => {
      const [name = ''] = names.slice(index);
      const isUnique = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
      // A colon does not occur in the anchors of groups, which are on the same page.
      const id = `map:${isUnique ? name : index}`;
      return [node, {id, colour: node.label === '' ? 'none' : `c${index}`}];
    }),
  );
  const rows = Math.max(nodes.length, ...nodes.map(({calls}) => calls.length));
  const height = rows * MIN_ROW;
  const items = nodes.map((node, index) => {
    const from = placeOf(index, nodes.length, ROWS.values, height);
    return printNode(node, anchors, from, height);
  });
  const first = nodes[0] && anchors.get(nodes[0])?.id;
  return [
    '<section class="api-map" data-search-ignore>',
    // A file of its own, because the styles of the site are loaded with every page.
    '<link rel="stylesheet" href="/css/api-map.css">',
    '<h2 id="map:title">Map of the API</h2>',
    '<p>Choose what you have: the map shows what you can call with it, and what the answers give you for the next call. <a class="api-map-show" data-markdown-ignore="" href="#map:list">Show all as a list</a> ',
    `<a class="api-map-show-one" data-markdown-ignore="" href="#${first}">Show one value at a time</a></p>`,
    '<p class="api-map-heads" aria-hidden="true"><span>You have</span> <span>You call</span> <span>You get</span></p>',
    '<i class="api-map-all" id="map:list"></i>',
    '<div class="api-map-frame">',
    svg('space', height, ''),
    `<ul class="api-map-values">${items.join('')}</ul></div></section>`,
  ].join('');
}

function nameOf({label}: MapNode): string {
  return label === '' ? 'Nothing yet' : label;
}

function printNode(
  node: MapNode,
  anchors: Anchors,
  from: number,
  height: number,
): string {
  const next = nextOf(node, anchors);
  const places = node.calls.map((_, index) =>
    placeOf(index, node.calls.length, ROWS.calls, height),
  );
  const nextPlaces = new Map(
    next.map((other, index) => [other, placeOf(index, next.length, ROWS.next, height)]),
  );
  const calls = node.calls.map((call, index) =>
    printCall(call, places[index] ?? 0, nextPlaces, anchors),
  );
  const curves = places.map((to) => curve(from, to)).join('');
  const {id = '', colour = ''} = anchors.get(node) ?? {};
  return [
    '<li>',
    `<a class="api-map-value ${colour}" href="#${id}">${escape(nameOf(node))} <small>${countText(node.operations)}</small></a>`,
    `<i id="${id}"></i><div class="api-map-panel">`,
    svg('fan', height, `<path class="${colour}" d="${curves}"/>`),
    `<ul class="api-map-calls">${calls.join('')}</ul>`,
    printNext(node, next, anchors),
    '</div></li>',
  ].join('');
}

function printCall(
  {title, route, count, gives}: MapCall,
  place: number,
  nextPlaces: ReadonlyMap<MapNode, number>,
  anchors: Anchors,
): string {
  const names = gives.map(
    (node) => `<b class="${anchors.get(node)?.colour}">${escape(node.label)}</b>`,
  );
  const paths = gives.map((node) => {
    const to = (nextPlaces.get(node) ?? 0) - place;
    return `<path class="api-map-curve ${anchors.get(node)?.colour}" d="${curve(0, to)}"/>`;
  });
  return [
    `<li><a href="${escape(encodeURI(route))}">${escape(title)}</a>`,
    count === undefined ? '' : ` <small>${countText(count)}</small>`,
    gives.length === 0
      ? ''
      : `<span class="api-map-gives"> gives ${names.join(', ')}</span>${svg('edges', 1, paths.join(''))}`,
    '</li>',
  ].join('');
}

function printNext(node: MapNode, next: readonly MapNode[], anchors: Anchors): string {
  const links = next.map((other) => `<li>${linkTo(other, anchors)}</li>`);
  const also = node.isAlso.map((other) => linkTo(other, anchors)).join(' and ');
  return [
    '<div class="api-map-next" data-markdown-ignore="">',
    next.length === 0
      ? '<p>No value for another call.</p>'
      : `<p class="api-map-label">Continue with</p><ul>${links.join('')}</ul>`,
    '</div>',
    also === '' ? '' : `<p class="api-map-also">Endpoints for ${also} accept it too.</p>`,
  ].join('');
}

function linkTo(node: MapNode, anchors: Anchors): string {
  const {id = '', colour = ''} = anchors.get(node) ?? {};
  return `<a class="${colour}" href="#${id}">${escape(node.label)}</a>`;
}

function countText(count: number): string {
  return count === 1 ? '1 endpoint' : `${count} endpoints`;
}

/** Lists what the calls give, so that few curves cross. */
function nextOf({calls}: MapNode, anchors: Anchors): MapNode[] {
  const middle = (node: MapNode): number => {
    const rows = calls.flatMap(({gives}, index) => (gives.includes(node) ? [index] : []));
    return rows.reduce((sum, row) => sum + row, 0) / rows.length;
  };
  return [...anchors.keys()]
    .filter((node) => calls.some(({gives}) => gives.includes(node)))
    .sort((a, b) => middle(a) - middle(b));
}

/** Returns the middle of a row in a column whose rows are centred in the height of the map. */
function placeOf(index: number, count: number, maxRow: number, height: number): number {
  const row = Math.min(height / count, maxRow);
  return height / 2 + (index - (count - 1) / 2) * row;
}

function curve(from: number, to: number): string {
  const middle = GAP / 2;
  return `M0 ${print(from)}C${middle} ${print(from)} ${middle} ${print(to)} ${GAP} ${print(to)}`;
}

function svg(name: string, height: number, content: string): string {
  return `<svg class="api-map-${name}" viewBox="0 0 ${GAP} ${print(height)}" preserveAspectRatio="none" aria-hidden="true">${content}</svg>`;
}
