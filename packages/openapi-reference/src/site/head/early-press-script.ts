/*
 * Keeps the presses of buttons until React has hydrated the page, and then presses the buttons again: without
 * it, a reader with a fast hand presses in vain. Links, sections, languages and fields work without React.
 *
 * Docusaurus disables the switch of colours until then. Such a button has no click, but a pointer. Sections that
 * the reader has opened get new content with hydration: a button in them is found by its place.
 */
export const EARLY_PRESS_SCRIPT = `(function (root) {
  var presses = [];
  function placeIn(section, element) {
    var place = [];
    for (; element !== section; element = element.parentElement) {
      place.unshift([].indexOf.call(element.parentElement.children, element));
    }
    return place;
  }
  function keep(event) {
    var button = event.target.closest && event.target.closest('button');
    var isLost = button && button.disabled === (event.type === 'pointerup');
    // The notice about scripts that fail works without React.
    if (!isLost || button.closest('#load-error')) return;
    event.preventDefault();
    // React answers some presses before it has set the attribute.
    event.stopImmediatePropagation();
    var closed, section;
    for (closed = button; closed; closed = closed.parentElement) {
      if (closed.dataset.closed === '') section = closed.parentElement;
    }
    presses.push({button: button, section: section, place: section && placeIn(section, button)});
  }
  function pressNext() {
    var press = presses[0];
    if (!press) return;
    var button = press.button;
    if (press.section) {
      if (button.isConnected) return requestAnimationFrame(pressNext);
      button = press.place.reduce(function (element, index) {
        return element && element.children[index];
      }, press.section);
    }
    presses.shift();
    if (button) button.click();
    // React renders the effect of a press before the next one.
    setTimeout(pressNext);
  }
  var observer = new MutationObserver(function () {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', keep, true);
    removeEventListener('pointerup', keep, true);
    pressNext();
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  addEventListener('click', keep, true);
  addEventListener('pointerup', keep, true);
})(document.documentElement);`;
