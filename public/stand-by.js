// Runs beside the game, also in browsers that are too old for it: says so, and why, when the game does not come.
(function () {
  'use strict';
  // Milliseconds.
  var SLOW = 8000;
  // Milliseconds since the page was opened after which its words are seen, as in `src/shell/title/loading.css`.
  var UNSEEN = 500;
  // What the page says, in other languages: filled in by the build (`tools/build/stand-by.ts`).
  var WORDS = {};
  // The game removes these words from the page when it starts.
  function show(id, shown) {
    var word = document.getElementById(id);
    if (word) word.hidden = !shown;
  }
  // The language that fits best, as the game finds it (`src/i18n/fetch-texts.ts`).
  function languageFor(wanted) {
    var codes = ['en'].concat(Object.keys(WORDS));
    var found;
    wanted.some(function (tag) {
      // That of the country, or any of the same name.
      return [/$/, /-.*/].some(function (country) {
        function plain(code) {
          return String(code).toLowerCase().replace(country, '');
        }
        found = codes.filter(function (code) {
          return plain(code) === plain(tag);
        })[0];
        return found;
      });
    });
    return found || 'en';
  }
  function keptLanguage() {
    try {
      return JSON.parse(window.localStorage.getItem('cyprus/settings')).language;
    } catch (error) {
      return '';
    }
  }
  function language() {
    return languageFor([keptLanguage()].concat(navigator.languages || navigator.language));
  }
  // The game's words come beside its scripts, which would ask for them one round trip later (`tools/build/loading-order.ts`).
  function fetchWords() {
    [].forEach.call(document.querySelectorAll('link[hreflang="' + language() + '"]'), function (link) {
      link.rel = 'modulepreload';
    });
  }
  // A game that the address names is played at once: its table comes beside the page's scripts. Behind them it would come
  // after two round trips in which the line is idle.
  function fetchTable() {
    if (!/[?&]game=/.test(window.location.search)) return;
    [].forEach.call(document.querySelectorAll('link[data-part=scene]'), function (link) {
      link.rel = 'modulepreload';
    });
  }
  // English stands in the page. Where the game has come, the language is its own.
  function speak() {
    var words = WORDS[language()];
    if (!words || !document.getElementById('missing')) return;
    document.documentElement.lang = language();
    [].forEach.call(document.querySelectorAll('.stand-by [data-words]'), function (part) {
      part.textContent = words[part.getAttribute('data-words')] || part.textContent;
    });
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
  // On a slow line the styles have come so late that the words are seen at once.
  function hasten() {
    document.getElementById('coming').style.animationDelay = UNSEEN - performance.now() + 'ms';
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
  // Whatever an old browser makes of it, the words below are shown.
  function attempt(act) {
    try {
      act();
    } catch (error) {}
  }
  attempt(fetchWords);
  attempt(fetchTable);
  attempt(speak);
  show('coming', true);
  attempt(hasten);
  attempt(watch);
  var timer = setTimeout(function () {
    show('slow', true);
  }, SLOW);
  var isSaid = false;
  function say(id) {
    if (isSaid) return;
    isSaid = true;
    // Where this script came before the rest of the page, these words had none yet.
    attempt(speak);
    show('coming', false);
    show(id, true);
    if (id !== 'missing') return;
    document.getElementById('reload').addEventListener('click', loadAgain);
  }
  // The game runs, but failed before its first screen, or none of its words can be fetched.
  window.addEventListener('missing', function () {
    say('missing');
  });
  // By now the game's script has run, or never will.
  window.addEventListener('load', function () {
    clearTimeout(timer);
    if (document.documentElement.dataset.game === 'coming') return;
    show('coming', false);
    if (!document.getElementById('missing')) return;
    say(isRefused() ? 'refused' : 'missing');
  });
})();
