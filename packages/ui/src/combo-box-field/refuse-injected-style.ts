const STYLE_ID = 'react-aria-pressable-style';

/**
 * React Aria puts a `<style>` into the head for whatever can be pressed, unless an element with its id is there. A
 * strict policy refuses that style and the browser says so in its console, so something with that id is there, and the
 * one rule it holds is in our own stylesheet. Takes effect when it runs before the first option is mounted.
 */
export function refuseInjectedStyle(): void {
  if (document.getElementById(STYLE_ID)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = STYLE_ID;
  document.head.append(placeholder);
}
