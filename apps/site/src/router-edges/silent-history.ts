/**
 * `history.pushState` and `history.replaceState` without the router hearing of it: it puts functions of its own on
 * `window.history`, which take every new entry for another page. The browser's own are still on the prototype.
 *
 * A public way to tell the router that an entry is none of its pages does not exist.
 */
export const silentHistory = {
  push: (state: unknown) => History.prototype.pushState.call(history, state, ''),
  replace: (state: unknown) => History.prototype.replaceState.call(history, state, ''),
};
