/** Shows a control as busy until its work has ended, however it ends (`@myler/ui/styles.css` has the one style). */
export function whileBusy(control: Element, work: Promise<unknown>): void {
  control.ariaBusy = 'true';
  const end = () => void (control.ariaBusy = null);
  work.then(end, end);
}
