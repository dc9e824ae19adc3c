// Runs beside the game, also in browsers that are too old for it: says so when the game does not come.
(function () {
  'use strict';
  var SLOW = 8000;
  // The game takes the words out of the page when it starts.
  function show(id, shown) {
    var word = document.getElementById(id);
    if (word) word.hidden = !shown;
  }
  var timer = setTimeout(function () {
    show('slow', true);
  }, SLOW);
  // By now the game's script has run, or never will.
  window.addEventListener('load', function () {
    clearTimeout(timer);
    show('slow', false);
    show('missing', true);
    var button = document.getElementById('reload');
    if (button) {
      button.addEventListener('click', function () {
        window.location.reload();
      });
    }
  });
})();
