import type { ComponentType } from 'react';
import type { DialogType, PresentedDialog } from '@myler/state/dialogs';

export interface DialogProps {
  presented: PresentedDialog;
}

interface DialogModule {
  Component: ComponentType<DialogProps>;
}

const joinUs = () => import('./JoinUs.tsx').then(({ JoinUs }) => ({ Component: JoinUs }));

/** Where each dialog's code is. The steps of the wizard are one piece, so that going from one to the next keeps it. */
const modules: Partial<Record<DialogType, () => Promise<DialogModule>>> = {
  'cookie-consent': () => import('./CookieConsent.tsx').then(({ CookieConsent }) => ({ Component: CookieConsent })),
  newsletter: () => import('./Newsletter.tsx').then(({ Newsletter }) => ({ Component: Newsletter })),
  'mobile-menu': () =>
    import('./MobileMenuDialog.tsx').then(({ MobileMenuDialog }) => ({ Component: MobileMenuDialog })),
  'sign-in': () => import('./SignIn.tsx').then(({ SignIn }) => ({ Component: SignIn })),
  'terms-and-conditions': () => import('./Terms.tsx').then(({ Terms }) => ({ Component: Terms })),
  'join-us-1': joinUs,
  'join-us-2': joinUs,
  'join-us-3': joinUs,
  'registration-success': joinUs,
};

const loading = new Map<DialogType, Promise<DialogModule>>();
const ready = new Map<DialogType, DialogModule>();

/** Fetches a dialog's code; what failed is tried again the next time. */
export function loadDialog(type: DialogType): Promise<DialogModule> {
  const known = loading.get(type);
  if (known) return known;
  const load = modules[type];
  if (!load) return Promise.reject(new Error(`@myler/site: the dialog "${type}" is not built yet.`));
  const promise = load();
  loading.set(type, promise);
  promise.then(
    (module) => ready.set(type, module),
    () => loading.delete(type),
  );
  return promise;
}

/** The dialog's component, when its code is here already: then it opens within the frame. */
export function readyDialog(type: DialogType): ComponentType<DialogProps> | undefined {
  return ready.get(type)?.Component;
}

/** For hover, focus and touch: what is likely to be opened next is fetched before it is asked for. */
export function preloadDialog(type: DialogType): void {
  loadDialog(type).catch(() => {
    // The press itself will try again, and tell.
  });
}
