// The checking page in the language that its address asks for (`check.html#de`), or else the browser. English stands in it.
(function () {
  'use strict';
  // Filled in by the build (`tools/build/stand-by.ts`).
  var WORDS = {};
  var wanted = [window.location.hash.slice(1)].concat(navigator.languages || navigator.language);
  var codes = ['en'].concat(Object.keys(WORDS));
  function plain(code) {
    return String(code).toLowerCase().replace(/-.*/, '');
  }
  var tag = wanted.filter(function (each) {
    return codes.some(function (code) {
      return plain(code) === plain(each);
    });
  })[0];
  var language = codes.filter(function (code) {
    return plain(code) === plain(tag);
  })[0];
  var words = WORDS[language];
  if (!words) return;
  document.documentElement.lang = language;
  document.title = words.title;
  [].forEach.call(document.querySelectorAll('[data-word]'), function (part) {
    part.textContent = words[part.getAttribute('data-word')] || part.textContent;
  });
})();
