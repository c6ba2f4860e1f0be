import {COLOURS} from './colours';

/**
 * Head script that gives code its colours: ranges of its text, no elements, so that a screen reader reads it in one
 * piece. It paints what is on the page, while the browser still reads it, and what changes later, before the next
 * frame. A browser without highlights shows the code without colours.
 */
export const PAINT_SCRIPT = `(function (d, kinds) {
  // Chromium gives each highlight the colours of a selection where colours are forced.
  if (!window.Highlight || matchMedia('(forced-colors: active)').matches) return;
  var highlights = {};
  Object.keys(kinds).forEach(function (letter) {
    highlights[letter] = new Highlight();
    CSS.highlights.set('code-' + kinds[letter], highlights[letter]);
  });
  // What each code was when it was painted.
  var painted = new Map();
  var isPlanned = false;
  function clear(state, code) {
    state.ranges.forEach(function (pair) { pair[0].delete(pair[1]); });
    painted.delete(code);
  }
  function paint(code) {
    var text = code.firstChild;
    var colours = code.dataset.colours;
    var known = painted.get(code);
    if (known && known.text === text && known.colours === colours && known.data === (text && text.data)) return;
    if (known) clear(known, code);
    if (!text || text.nodeType !== 3) return;
    var ranges = [];
    var end = 0;
    colours.replace(/(\\D)(\\d+)/g, function (run, letter, length) {
      var start = end;
      end += Number(length);
      var highlight = highlights[letter];
      // The browser may have read a part of the code.
      if (!highlight || end > text.length) return;
      // Others would slow down each change of the page.
      var range = new StaticRange({startContainer: text, startOffset: start, endContainer: text, endOffset: end});
      highlight.add(range);
      ranges.push([highlight, range]);
    });
    painted.set(code, {text: text, data: text.data, colours: colours, ranges: ranges});
  }
  function paintAll() {
    isPlanned = false;
    painted.forEach(function (state, code) {
      if (!code.isConnected || !code.dataset.colours) clear(state, code);
    });
    d.querySelectorAll('code[data-colours]').forEach(paint);
  }
  new MutationObserver(function () {
    if (!isPlanned) requestAnimationFrame(paintAll);
    isPlanned = true;
  }).observe(d, {childList: true, subtree: true, characterData: true, attributeFilter: ['data-colours']});
})(document, ${JSON.stringify(COLOURS)});`;
