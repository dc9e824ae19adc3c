// The smallest host there is. `?game=ADDRESS` is framed, with `&sandbox=WORDS` in a sandbox; what it says is kept in
// `heard`, and `say` speaks to it. `&sibling` adds a second frame, which is no host; `&long`
// puts the frame in the middle of several screens, under a field.
const asked = new URLSearchParams(location.search);
const frame = document.createElement('iframe');
frame.id = 'game';
if (asked.has('sandbox')) frame.setAttribute('sandbox', asked.get('sandbox'));

globalThis.heard = [];
addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) globalThis.heard.push(data);
});
// A sandboxed frame has no origin that could be named.
const origin = asked.has('sandbox') ? '*' : new URL(asked.get('game')).origin;
globalThis.say = (message) => frame.contentWindow.postMessage(message, origin);

if (asked.has('long')) {
  document.body.className = 'is-long';
  document.body.append(document.createElement('input'));
}

frame.src = asked.get('game');
document.body.append(frame);

if (asked.has('sibling')) {
  const sibling = document.createElement('iframe');
  sibling.id = 'sibling';
  sibling.src = './sibling.html';
  document.body.append(sibling);
}
