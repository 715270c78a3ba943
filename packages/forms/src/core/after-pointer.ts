/**
 * Calls back immediately, or after the click while something is being pressed. An error that appears under a field
 * between press and release moves the button away from under the pointer, and the click is lost.
 */
export function afterPointer(callback: () => void): void {
  if (!document.querySelector(':active')) return callback();
  const ends = ['pointerup', 'pointercancel', 'keyup'];
  const settle = () => {
    for (const end of ends) document.removeEventListener(end, settle, true);
    setTimeout(callback);
  };
  for (const end of ends) document.addEventListener(end, settle, true);
}
