/**
 * Head script that focuses the search on Ctrl+K, Cmd+K and `/`. It runs before the page's
 * scripts, so that no key press is lost; before the navbar exists, it waits for it. On narrow
 * screens it clicks the button that opens the search dialog. It listens to the window, which
 * keys reach while the reference hides events from React.
 */
export const SHORTCUT_SCRIPT = `(function (d) {
  function find() {
    return d.querySelector('[data-search] input, [data-search] .aa-DetachedSearchButton');
  }
  function enter() {
    var target = find();
    if (!target) return;
    if (target.tagName === 'INPUT') target.focus({preventScroll: true});
    else target.click();
  }
  addEventListener('keydown', function (event) {
    var target = event.target;
    var isTyped = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    var isShortcut = event.ctrlKey || event.metaKey
      ? /^k$/i.test(event.key) && !event.shiftKey && !event.altKey
      : event.key === '/' && !isTyped;
    if (!isShortcut) return;
    event.preventDefault();
    if (find() || d.readyState !== 'loading') enter();
    else d.addEventListener('DOMContentLoaded', enter, {once: true});
  }, true);
})(document);`;
