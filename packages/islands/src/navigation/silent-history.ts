/**
 * `history.pushState` and `history.replaceState` without the router's notice. The router replaces both on
 * `window.history` and takes every new entry for another page; the browser's own functions are still on the prototype.
 *
 * The router has no public way to say that an entry is not one of its pages.
 */
export const silentHistory = {
  push: (state: unknown) => History.prototype.pushState.call(history, state, ''),
  replace: (state: unknown) => History.prototype.replaceState.call(history, state, ''),
};
