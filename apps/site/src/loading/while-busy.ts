/** Shows a control as busy until its work has ended, however it ends (`@myler/ui/styles.css` has the one style). */
export function whileBusy(control: Element, work: Promise<unknown>): void {
  control.setAttribute('aria-busy', 'true');
  const end = () => control.removeAttribute('aria-busy');
  work.then(end, end);
}
