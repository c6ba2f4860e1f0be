/* Scrolls the sidebar to the entry of the page before the first paint. */
export const SIDEBAR_SCRIPT = `(function (d) {
  var entry = d.querySelector('.theme-doc-sidebar-menu [aria-current]');
  var below = entry && entry.getBoundingClientRect().bottom - innerHeight;
  if (below > 0) entry.closest('nav').scrollTop = below + innerHeight / 2;
})(document);`;

/*
 * Loads the page's scripts and data after the text is painted: the HTML is complete without them, and on
 * a slow connection they would delay the text.
 *
 * If a script fails to load, shows the notice of src/features/site-errors/LoadError, which the
 * HTML already contains. Before hydration, a failed chunk only leaves a rejected promise. If no
 * script runs although the server responds, calls `insertBanner` of Docusaurus, whose own inline
 * script checks `window.docusaurus` too early.
 *
 * If a style sheet has failed, which a script in the head notes, the notice has no styles either.
 */
export const SCRIPT_LOADER = `(function (d, w) {
  w.docusaurus = {};
  var sources = JSON.parse(d.getElementById('page-scripts').textContent);
  var missing;
  var failed = [];
  function showNotice(reason) {
    var notice = d.getElementById('load-error');
    var button = notice.querySelector('button');
    var part = function (name) {
      return notice.querySelector('[data-load-error=' + name + ']');
    };
    part('reason').textContent = reason;
    notice.hidden = false;
    button.onclick = function () {
      button.disabled = true;
      // Without a connection, a reload would take away the page that can be read.
      fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
        function () {
          location.reload();
        },
        function () {
          part('offline').hidden = false;
          button.disabled = false;
          button.focus();
        }
      );
    };
    return notice;
  }
  function showLostStyles() {
    if (!w.lostStyles) return;
    showNotice('Error: Loading ' + w.lostStyles + ' failed.').style.cssText = 'position:fixed;inset:auto 0 0;padding:1rem;background:Canvas;color:CanvasText;border-top:2px solid';
  }
  function showBanner() {
    if (typeof insertBanner === 'function') insertBanner();
  }
  function arrived() {
    missing -= 1;
    if (missing > 0 || w.docusaurus.prefetch) return;
    var showFailure = showNotice.bind(null, 'Error: Loading ' + failed[0] + ' failed.');
    if (failed.length === 0) showBanner();
    else if (failed.length < sources.length) showFailure();
    else fetch(failed[0], {cache: 'no-store'}).then(showBanner, showFailure);
  }
  function load() {
    if (missing !== undefined) return;
    missing = sources.length;
    d.querySelectorAll('link[rel=page-data]').forEach(function (link) {
      link.rel = 'preload';
    });
    sources.forEach(function (src) {
      var script = d.createElement('script');
      script.src = src;
      script.async = false;
      script.onload = arrived;
      script.onerror = function () {
        failed.push(src);
        arrived();
      };
      d.head.append(script);
    });
  }
  w.addEventListener('unhandledrejection', function (event) {
    var isHydrated = d.documentElement.dataset.hasHydrated === 'true';
    var error = event.reason;
    if (!isHydrated && error && error.name === 'ChunkLoadError') showNotice(String(error));
  });
  w.addEventListener('load', showLostStyles);
  // A page in the background is not painted.
  setTimeout(load, 300);
  // The first frame is requested long before it is visible, so animation frames come too early.
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({type: 'paint', buffered: true});
})(document, window);`;
