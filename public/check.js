// Checks a record without the game: takes fingerprints and shuffles anew, with code of its own. Nothing is sent anywhere.
(function () {
  'use strict';

  // SHA-256 (FIPS 180-4), over bytes.
  var PRIMES = [];
  for (var n = 2; PRIMES.length < 64; n++) {
    var isPrime = PRIMES.every(function (prime) {
      return n % prime !== 0;
    });
    if (isPrime) PRIMES.push(n);
  }
  function fraction(root) {
    return ((root - Math.floor(root)) * 4294967296) | 0;
  }
  var START = PRIMES.slice(0, 8).map(function (prime) {
    return fraction(Math.sqrt(prime));
  });
  var ROUNDS = PRIMES.map(function (prime) {
    return fraction(Math.cbrt(prime));
  });
  function turn(word, by) {
    return (word >>> by) | (word << (32 - by));
  }
  function sha256(bytes) {
    var length = bytes.length;
    var padded = new Uint8Array((((length + 8) >> 6) + 1) << 6);
    padded.set(bytes);
    padded[length] = 128;
    var view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(length / 536870912));
    view.setUint32(padded.length - 4, (length << 3) >>> 0);
    var state = START.slice();
    var w = new Int32Array(64);
    for (var at = 0; at < padded.length; at += 64) {
      for (var i = 0; i < 64; i++) {
        if (i < 16) {
          w[i] = view.getInt32(at + 4 * i);
          continue;
        }
        var x = w[i - 15];
        var y = w[i - 2];
        w[i] =
          (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)) + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 16];
      }
      var s = state.slice();
      for (var k = 0; k < 64; k++) {
        var e = s[4];
        var a = s[0];
        var one =
          (s[7] + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & s[5]) ^ (~e & s[6])) + ROUNDS[k] + w[k]) | 0;
        var two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]))) | 0;
        s = [(one + two) | 0, a, s[1], s[2], (s[3] + one) | 0, e, s[5], s[6]];
      }
      for (var j = 0; j < 8; j++) state[j] = (state[j] + s[j]) | 0;
    }
    var out = new Uint8Array(32);
    var words = new DataView(out.buffer);
    state.forEach(function (word, nth) {
      words.setInt32(4 * nth, word);
    });
    return out;
  }

  function joined(first, second) {
    var all = new Uint8Array(first.length + second.length);
    all.set(first);
    all.set(second, first.length);
    return all;
  }
  // HMAC (RFC 2104); keys here are never longer than a block.
  function hmac(key, bytes) {
    var inner = new Uint8Array(64).fill(0x36);
    var outer = new Uint8Array(64).fill(0x5c);
    key.forEach(function (byte, nth) {
      inner[nth] ^= byte;
      outer[nth] ^= byte;
    });
    return sha256(joined(outer, sha256(joined(inner, bytes))));
  }
  function bytesOf(text) {
    return new TextEncoder().encode(text);
  }
  function hex(bytes) {
    return Array.from(bytes, function (byte) {
      return (byte + 256).toString(16).slice(1);
    }).join('');
  }
  function fromHex(text) {
    return Uint8Array.from(text.match(/../g) || [], function (pair) {
      return Number.parseInt(pair, 16);
    });
  }

  /** The order and the salt that a seed holds for a shuffle: `attempt` counts those of the deal that were thrown in. */
  function dealtFrom(seed, deal, attempt, set) {
    var label = 'deal ' + deal + ' attempt ' + attempt;
    var counter = 0;
    var words = [];
    function below(bound) {
      // Words past the largest multiple of the bound would favour small numbers.
      var fair = 4294967296 - (4294967296 % bound);
      for (;;) {
        if (words.length === 0) {
          var view = new DataView(hmac(seed, bytesOf(label + ' heap\n' + counter++)).buffer);
          for (var i = 0; i < 8; i++) words.push(view.getUint32(4 * i));
        }
        var word = words.shift();
        if (word < fair) return word % bound;
      }
    }
    var heap = [];
    set.forEach(function (tile, at) {
      var other = below(at + 1);
      if (other < at) heap[at] = heap[other];
      heap[other] = tile;
    });
    return { heap: heap.join(' '), salt: hex(hmac(seed, bytesOf(label + ' salt\n0'))) };
  }

  function setOf(heap) {
    var highest = Math.max.apply(null, heap.join(' ').match(/\d+/g).map(Number));
    var set = [];
    for (var low = 0; low <= highest; low++) for (var high = low; high <= highest; high++) set.push(low + '-' + high);
    return set;
  }

  /** What is wrong with a shuffle, by name. */
  function faultsOf(dealt, events, seed, deal, attempt) {
    var faults = [];
    var heap = dealt.heap;
    var set = setOf(heap);
    if (hex(sha256(bytesOf(heap.join(' ') + '\n' + dealt.salt))) !== dealt.commitment) faults.push('fingerprint');
    var missing = set.some(function (tile) {
      return heap.indexOf(tile) < 0;
    });
    if (missing || heap.length !== set.length) faults.push('tiles');
    var next = 0;
    var inOrder = dealt.hands.every(function (hand) {
      return hand.every(function (at) {
        return at === next++;
      });
    });
    if (!inOrder) faults.push('hands');
    var drawnWell = events.every(function (event) {
      return event.do !== 'draw' || heap[event.from] === event.tile;
    });
    if (!drawnWell) faults.push('draws');
    if (seed) {
      var fixed = dealtFrom(seed, deal, attempt, set);
      if (fixed.heap !== heap.join(' ') || fixed.salt !== dealt.salt) faults.push('seed');
    }
    return faults;
  }

  /** Every shuffle of a record with its faults; `null` where the text is no record. */
  function check(text) {
    try {
      var lines = text
        .split('\n')
        .filter(function (line) {
          return line.trim() !== '';
        })
        .map(function (line) {
          return JSON.parse(line);
        });
      var header = lines.shift();
      if (header.format !== 'star-dominoes' || header.version !== 1 || lines.length === 0) return null;
      var seed = header.seed ? fromHex(header.seed) : null;
      return lines.flatMap(function (record) {
        var shuffles = record.thrownIn.concat(record);
        return shuffles.map(function (dealt, attempt) {
          var isPlayed = attempt === shuffles.length - 1;
          return {
            deal: record.deal,
            isPlayed: isPlayed,
            commitment: dealt.commitment,
            faults: faultsOf(dealt, isPlayed ? record.events : [], seed, record.deal, attempt),
          };
        });
      });
    } catch (_) {
      return null;
    }
  }

  function word(name) {
    return document.querySelector('[data-word="' + name + '"]').textContent;
  }
  function show() {
    var found = check(document.getElementById('record').value);
    var list = document.getElementById('found');
    list.textContent = '';
    var isBad = (found || []).some(function (each) {
      return each.faults.length > 0;
    });
    var verdict = document.getElementById('verdict');
    verdict.textContent = word(!found ? 'none' : isBad ? 'bad' : 'good');
    verdict.className = found && !isBad ? '' : 'bad';
    (found || []).forEach(function (each) {
      var line = document.createElement('li');
      var code = document.createElement('code');
      var faults = each.faults.length > 0 ? each.faults.map(word).join('; ') : word('right');
      line.textContent = word(each.isPlayed ? 'deal' : 'shuffle').replace('%', each.deal) + ': ' + faults + '. ';
      line.className = each.faults.length > 0 ? 'bad' : '';
      code.textContent = each.commitment;
      line.appendChild(code);
      list.appendChild(line);
    });
  }

  document.getElementById('check').addEventListener('click', show);
  document.getElementById('file').addEventListener('change', function (event) {
    var file = event.target.files[0];
    if (!file) return;
    file.text().then(function (text) {
      document.getElementById('record').value = text;
      show();
    });
  });
})();
