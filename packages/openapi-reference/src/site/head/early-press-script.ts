import {HYDRATE_EVENT} from '../../framework/hydration';

/**
 * Presses and typing, for which React would hydrate the whole page at once. React does so for more events, see
 * `discreteReplayableEvents` of react-dom 18, but the list is in the HTML of each page.
 */
const EVENTS =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change';

/*
 * Hides events from React until it has hydrated the page, so that it hydrates in small steps and the browser
 * answers meanwhile: links, sections, languages and fields work without React. Keeps the presses of buttons and tabs
 * until Docusaurus knows that the page is hydrated, and then presses them again: without it, a reader with a fast
 * hand presses in vain.
 *
 * Docusaurus disables the switch of colours until then. Such a button has no click, but a pointer. Sections that
 * the reader has opened get new content after hydration, and tabs are replaced: these are found by their place.
 * Presses during the repetition wait for their turn. A page whose hydration fails has elements that React has
 * rendered and answers.
 */
export const EARLY_PRESS_SCRIPT = `(function (root) {
  var types = '${EVENTS}'.split(' ');
  var presses = [];
  var served;
  var isHidden = true;
  function placeIn(section, element) {
    var place = [];
    for (; element !== section; element = element.parentElement) {
      place.unshift([].indexOf.call(element.parentElement.children, element));
    }
    return place;
  }
  function keep(event) {
    var target = event.target;
    // A repeated press is not trusted.
    if (!event.isTrusted || (served && !served.isConnected)) return;
    // The script of the notice about scripts that fail answers its buttons.
    if (!target.closest || target.closest('#load-error')) return;
    if (isHidden) event.stopPropagation();
    var button = target.closest('button, [role=tab]');
    if (!button || event.type !== (button.disabled ? 'pointerup' : 'click')) return;
    event.preventDefault();
    // React answers some presses before Docusaurus has set the attribute.
    event.stopImmediatePropagation();
    var part, section, waits;
    for (part = button; part; part = part.parentElement) {
      var isClosed = part.dataset.closed === '';
      waits = waits || isClosed;
      if (isClosed || part.matches('.tabs-container')) section = part.parentElement;
    }
    presses.push({button: button, section: section, waits: waits, place: section && placeIn(section, button)});
  }
  function pressNext() {
    var press = presses[0];
    if (!press) {
      types.forEach(function (type) {
        removeEventListener(type, keep, true);
      });
      return;
    }
    var button = press.button;
    if (press.waits && button.isConnected) return requestAnimationFrame(pressNext);
    if (press.section) {
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
  document.addEventListener('${HYDRATE_EVENT}', function () {
    isHidden = false;
  });
  var observer = new MutationObserver(function () {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    pressNext();
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  types.forEach(function (type) {
    addEventListener(type, keep, {capture: true, passive: type.startsWith('touch')});
  });
  document.addEventListener('DOMContentLoaded', function () {
    served = document.querySelector('#__docusaurus > *');
  });
})(document.documentElement);`;
