const STYLE_ID = 'react-aria-pressable-style';

/**
 * React Aria injects a `<style>` for pressable elements, unless an element with its id exists. A strict CSP refuses
 * that style and the browser logs an error. This adds an empty element with that id, and our own stylesheet holds the
 * one rule. Call it before the first option mounts.
 */
export function refuseInjectedStyle(): void {
  if (document.getElementById(STYLE_ID)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = STYLE_ID;
  document.head.append(placeholder);
}
