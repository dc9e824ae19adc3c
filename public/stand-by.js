// Runs beside the game, also in browsers that are too old for it: says so, and why, when the game does not come.
(function () {
  'use strict';
  var SLOW = 8000; // milliseconds
  // The game removes these words from the page when it starts.
  function show(id, shown) {
    var word = document.getElementById(id);
    if (word) word.hidden = !shown;
  }
  // A content security policy with `trusted-types` lets only the policies that it names be created, each of them once.
  // lit-html creates its own while it loads, and the game does not start where that fails.
  function isRefused() {
    if (!window.trustedTypes) return false;
    try {
      window.trustedTypes.createPolicy('lit-html', {});
      return false;
    } catch (error) {
      return true;
    }
  }
  // How much of what the title needs has come; where nobody says how large the files are, the bar only moves.
  var sizes = {};
  var all = 0;
  var came = 0;
  function hear(list) {
    list.getEntries().forEach(function (entry) {
      came += sizes[entry.name] || 0;
      sizes[entry.name] = 0;
    });
    var bar = document.getElementById('came');
    if (bar && all > 0) bar.value = came / all;
  }
  function watch() {
    [].forEach.call(document.querySelectorAll('[data-size]'), function (part) {
      sizes[part.href || part.src] = Number(part.getAttribute('data-size'));
      all += Number(part.getAttribute('data-size'));
    });
    if (window.PerformanceObserver) new PerformanceObserver(hear).observe({ type: 'resource', buffered: true });
  }
  // Past what the device keeps of the game: it may be spoilt.
  function loadAgain() {
    function reload() {
      window.location.reload();
    }
    function leave(worker) {
      return worker && worker.scope === new URL('./', window.location).href && worker.unregister();
    }
    try {
      if (navigator.onLine) return navigator.serviceWorker.getRegistration().then(leave).then(reload, reload);
    } catch (error) {}
    reload();
  }
  show('coming', true);
  // Whatever an old browser makes of it, the words below are shown.
  try {
    watch();
  } catch (error) {}
  var timer = setTimeout(function () {
    show('slow', true);
  }, SLOW);
  function say(id) {
    show('coming', false);
    show(id, true);
    if (id !== 'missing') return;
    document.getElementById('reload').addEventListener('click', loadAgain);
  }
  // The game runs, but none of its words can be fetched.
  window.addEventListener('missing', function () {
    say('missing');
  });
  // By now the game's script has run, or never will.
  window.addEventListener('load', function () {
    clearTimeout(timer);
    if (document.documentElement.dataset.words === 'coming') return;
    show('coming', false);
    if (!document.getElementById('missing')) return;
    say(isRefused() ? 'refused' : 'missing');
  });
})();
