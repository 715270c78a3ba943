let pointers = 0;
let listening = false;

function listen() {
  if (listening) return;
  listening = true;
  document.addEventListener('pointerdown', () => (pointers += 1), true);
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, () => (pointers = Math.max(0, pointers - 1)), true);
  }
}

/**
 * Calls back at once, or after the click when a button is being pressed right now. An error that appears under a field
 * between press and release moves the button away from under the pointer, and the click is lost.
 */
export function afterPointer(callback: () => void): void {
  listen();
  if (pointers === 0) return callback();
  const settle = () => {
    document.removeEventListener('pointerup', settle, true);
    document.removeEventListener('pointercancel', settle, true);
    setTimeout(callback);
  };
  document.addEventListener('pointerup', settle, true);
  document.addEventListener('pointercancel', settle, true);
}

/** To be called once a form is on the screen, so that the first press is counted. */
export const watchPointers = listen;
