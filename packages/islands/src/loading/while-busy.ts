import { showNotLoaded } from './not-loaded.ts';

/** Shows a control as busy until its work has ended, however it ends (`aria-busy`, which the application's style sheet styles). */
export function whileBusy(control: Element, work: Promise<unknown>): void {
  control.ariaBusy = 'true';
  const end = () => void (control.ariaBusy = null);
  work.then(end, end);
}

/** Does what a control asks for and shows the control as busy. When a part of it does not load, it says so and offers to try again. */
export function doBusily(control: Element, work: () => Promise<unknown>): void {
  const done = work();
  whileBusy(control, done);
  done.catch(() => showNotLoaded({ retry: () => doBusily(control, work), reload: () => location.reload() }));
}
