import { atom } from 'jotai/vanilla';
import { noteOpenedAtom, noteWizardAtom } from './one-state.ts';
import type { DialogPayload, DialogType, PresentedDialog } from './types.ts';

interface DialogState extends PresentedDialog {
  /** Called once, when the last dialog closes. */
  onClose: readonly (() => void)[];
  /** The dialog to which the terms and conditions return. */
  returnTo?: DialogType;
}

export interface OpenOptions {
  /** Called when this dialog, or the one that replaced it, closes. */
  onClose?: () => void;
}

/**
 * Whether the presented dialog may close. A guard that returns false must ask the visitor itself, and call
 * `closeDialogAtom` once they agree.
 */
export type CloseGuard = (type: DialogType) => boolean;

/** The result of a request to close. */
export type CloseOutcome = 'closed' | 'returned' | 'kept';

const stateAtom = atom<DialogState | null>(null);
// Wrapped in objects, because jotai calls a bare function as an updater.
const guardAtom = atom<{ guard?: CloseGuard | undefined }>({});
const resetAtom = atom<{ reset?: (() => void) | undefined }>({});

/** The one dialog that is presented, or null (docs/specification.md, section 4). */
export const presentedDialogAtom = atom<PresentedDialog | null>((get) => {
  const state = get(stateAtom);
  return state && { type: state.type, payload: state.payload };
});

/** The dialog to which the presented one returns, or undefined. */
export const returnToAtom = atom((get) => get(stateAtom)?.returnTo);

/** Presents a dialog. It replaces a dialog that is already presented, which does not count as closing. */
export const openDialogAtom = atom(
  null,
  (get, set, type: DialogType, payload: DialogPayload = {}, { onClose }: OpenOptions = {}) => {
    if (process.env.NODE_ENV !== 'production') set(noteOpenedAtom, type);
    const before = get(stateAtom)?.onClose ?? [];
    set(stateAtom, { type, payload, onClose: onClose ? [...before, onClose] : before });
  },
);

/**
 * Replaces the presented dialog by another. Nothing is closed or reset, and the payload stays unless a new one is
 * given. The terms and conditions remember the dialog they replaced, and return to it (docs/product-decisions.md,
 * Dialogs).
 */
export const changeDialogAtom = atom(null, (get, set, type: DialogType, payload?: DialogPayload) => {
  const before = get(stateAtom);
  if (!before) return set(openDialogAtom, type, payload);
  const mustReturn = type === 'terms-and-conditions' && before.type !== type;
  set(stateAtom, {
    type,
    payload: payload ?? before.payload,
    onClose: before.onClose,
    ...(mustReturn ? { returnTo: before.type } : {}),
  });
});

/**
 * Closes the dialog: calls the close callbacks and resets the join-us form (docs/specification.md, sections 2 and 4).
 */
export const closeDialogAtom = atom(null, (get, set) => {
  const before = get(stateAtom);
  if (!before) return;
  if (process.env.NODE_ENV !== 'production') set(noteOpenedAtom, null);
  set(stateAtom, null);
  get(resetAtom).reset?.();
  for (const callback of before.onClose) callback();
});

/**
 * Handles Escape, the close button, the backdrop and the browser's Back. The terms return to the dialog they replaced.
 * A guard may keep the dialog (a wizard with edits asks first). Any other dialog closes.
 */
export const requestCloseDialogAtom = atom(null, (get, set): CloseOutcome => {
  const state = get(stateAtom);
  if (!state) return 'closed';
  if (state.returnTo) {
    set(changeDialogAtom, state.returnTo);
    return 'returned';
  }
  if (get(guardAtom).guard?.(state.type) === false) return 'kept';
  set(closeDialogAtom);
  return 'closed';
});

/** Sets the close guard; undefined removes it. */
export const closeGuardAtom = atom(null, (_get, set, guard: CloseGuard | undefined) => {
  // The wizard is the one that sets a guard.
  if (process.env.NODE_ENV !== 'production') set(noteWizardAtom, guard !== undefined);
  set(guardAtom, { guard });
});

/** Registers the reset of the join-us form. The forms load later than the dialogs, or not at all. */
export const joinFormResetAtom = atom(null, (_get, set, reset: (() => void) | undefined) => {
  set(resetAtom, { reset });
});
