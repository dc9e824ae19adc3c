/** A script that pages run before their own, and that keeps what they complain of, as far as a page itself can tell. */

/** A page opened with `#plain` gets no WebGL. */
export const EARS = `
if (!window.overheard) {
  const overheard = (window.overheard = []);
  const note = (...words) => void overheard.push(words.map(String).join(' '));
  addEventListener('error', ({ message, error, target }) => note('error:', message ?? target.src, error?.stack ?? ''), true);
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled rejection:', reason, reason?.stack ?? ''));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note('refused by the policy:', effectiveDirective, blockedURI),
  );
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => {
      note('console.' + level + ':', ...words);
      say.apply(console, words);
    };
  }
  if (location.hash === '#plain') {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
    };
  }
}
`;

/** Answers what was kept since the last time. */
export const OVERHEARD = 'return window.overheard.splice(0)';
