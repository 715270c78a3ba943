import { useDeferredValue, useSyncExternalStore, type ComponentType } from 'react';
import type { DialogType } from '@myler/state/dialogs';

interface DialogModule {
  Component: ComponentType;
}

const joinUs = () => import('./JoinUs.tsx').then(({ JoinUs }) => ({ Component: JoinUs }));

/** The module of each dialog. A dialog without one does not compile. The wizard's four dialogs share one module. */
const modules: Record<DialogType, () => Promise<DialogModule>> = {
  'cookie-consent': () => import('./CookieConsent.tsx').then(({ CookieConsent }) => ({ Component: CookieConsent })),
  newsletter: () => import('./Newsletter.tsx').then(({ Newsletter }) => ({ Component: Newsletter })),
  'mobile-menu': () =>
    import('./MobileMenuDialog.tsx').then(({ MobileMenuDialog }) => ({ Component: MobileMenuDialog })),
  'mobile-partner-menu': () =>
    import('./PartnerMenuDialog.tsx').then(({ PartnerMenuDialog }) => ({ Component: PartnerMenuDialog })),
  'sign-in': () => import('./SignIn.tsx').then(({ SignIn }) => ({ Component: SignIn })),
  'forgot-password': () => import('./ForgotPassword.tsx').then(({ ForgotPassword }) => ({ Component: ForgotPassword })),
  'check-your-email': () => import('./CheckEmail.tsx').then(({ CheckEmail }) => ({ Component: CheckEmail })),
  'reset-password': () => import('./ResetPassword.tsx').then(({ ResetPassword }) => ({ Component: ResetPassword })),
  account: () => import('./Account.tsx').then(({ Account }) => ({ Component: Account })),
  'confirm-email': () => import('./MailLink.tsx').then(({ ConfirmEmail }) => ({ Component: ConfirmEmail })),
  'cancel-email': () => import('./MailLink.tsx').then(({ CancelEmail }) => ({ Component: CancelEmail })),
  'newsletter-confirm': () =>
    import('./MailLink.tsx').then(({ ConfirmNewsletter }) => ({ Component: ConfirmNewsletter })),
  'have-written': () => import('./MailLink.tsx').then(({ HaveWritten }) => ({ Component: HaveWritten })),
  invitation: () => import('./Invitation.tsx').then(({ Invitation }) => ({ Component: Invitation })),
  'terms-and-conditions': () => import('./Terms.tsx').then(({ Terms }) => ({ Component: Terms })),
  'join-us-1': joinUs,
  'join-us-2': joinUs,
  'join-us-3': joinUs,
  'registration-success': joinUs,
};

type ReadyDialogs = Readonly<Partial<Record<DialogType, ComponentType>>>;

const loading = new Map<DialogType, Promise<DialogModule>>();
const listeners = new Set<() => void>();
let ready: ReadyDialogs = {};
const noneReady: ReadyDialogs = {};

/** Fetches a dialog's code. After a failure the next call fetches it again. */
export function loadDialog(type: DialogType): Promise<DialogModule> {
  const pending = loading.get(type);
  if (pending) return pending;
  const promise = fetchDialog(type, modules[type]);
  loading.set(type, promise);
  return promise;
}

async function fetchDialog(type: DialogType, load: () => Promise<DialogModule>): Promise<DialogModule> {
  try {
    const module = await load();
    ready = { ...ready, [type]: module.Component };
    for (const listener of listeners) listener();
    return module;
  } catch (error) {
    loading.delete(type);
    throw error;
  }
}

/** Prefetches a dialog's code on hover, focus and touch. */
export function preloadDialog(type: DialogType): void {
  loadDialog(type).catch(() => {
    // The press tries again, and reports a failure.
  });
}

/** The dialogs whose code is loaded: they open without a request. One that opens by itself is rendered in several tasks. */
export function useReadyDialogs(): ReadyDialogs {
  const loaded = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ready,
    () => noneReady,
  );
  return useDeferredValue(loaded);
}
