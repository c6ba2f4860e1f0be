/*
 * Keeps the presses of buttons until React has hydrated the page, and then presses the buttons again: without
 * it, a reader with a fast hand presses in vain. Links, sections, languages and fields work without React.
 *
 * Docusaurus disables the switch of colours until then. Such a button has no click, but a pointer. Sections that
 * the reader has opened get new content with hydration: a button in them is found by its place. Presses during the
 * repetition wait for their turn. A page whose hydration fails has buttons that React has rendered and answers.
 */
export const EARLY_PRESS_SCRIPT = `(function (root) {
  var presses = [];
  var served;
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
    // The script of the notice about scripts that fail answers its buttons.
    if (!isLost || button.closest('#load-error')) return;
    // A repeated press is not trusted.
    if (!event.isTrusted || (served && !served.isConnected)) return;
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
    if (!press) {
      removeEventListener('click', keep, true);
      removeEventListener('pointerup', keep, true);
      return;
    }
    var button = press.button;
    if (press.section) {
      if (button.isConnected) return requestAnimationFrame(pressNext);
      button = press.place.reduce(function (element, index) {
        return element && element.children[index];
      }, press.section);
    }
    presses.shift();
    if (button) button.click();
    // React renders a press, and what its effects change, before the next one.
    requestAnimationFrame(function () {
      setTimeout(pressNext);
    });
  }
  var observer = new MutationObserver(function () {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    pressNext();
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  addEventListener('click', keep, true);
  addEventListener('pointerup', keep, true);
  document.addEventListener('DOMContentLoaded', function () {
    served = document.querySelector('#__docusaurus > *');
  });
})(document.documentElement);`;
