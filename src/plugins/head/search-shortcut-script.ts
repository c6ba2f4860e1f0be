/**
 * Runs in the head of every page: Ctrl+K, Cmd+K, and the slash where nothing is typed into, lead into
 * the search of the navbar. It is there before the scripts of the page are, so that no key is lost; a
 * key that comes before the navbar waits for it. On a narrow screen the box is a button, which opens a
 * dialog.
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
  d.addEventListener('keydown', function (event) {
    var target = event.target;
    var isTyped = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    var isShortcut = event.ctrlKey || event.metaKey
      ? /^k$/i.test(event.key) && !event.shiftKey && !event.altKey
      : event.key === '/' && !isTyped;
    if (!isShortcut) return;
    event.preventDefault();
    if (find() || d.readyState !== 'loading') enter();
    else d.addEventListener('DOMContentLoaded', enter, {once: true});
  });
})(document);`;
