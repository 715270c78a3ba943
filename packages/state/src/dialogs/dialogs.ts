import { atom } from 'jotai/vanilla';
import type { DialogPayload, DialogType, PresentedDialog } from './types.ts';

interface DialogState extends PresentedDialog {
  /** Run once, when the dialogs close to none. */
  onClose: readonly (() => void)[];
  /** Where a side trip (the terms) leads back to. */
  returnTo?: DialogType;
}

export interface OpenOptions {
  /** Runs when the dialog, or whatever it changed into, closes to none. */
  onClose?: () => void;
}

/**
 * May the presented dialog close? A guard that says no is expected to ask the visitor by itself, and to close with
 * `closeDialogAtom` once they agree.
 */
export type CloseGuard = (type: DialogType) => boolean;

/** How a request to close ended. */
export type CloseOutcome = 'closed' | 'returned' | 'kept';

const stateAtom = atom<DialogState | null>(null);
// In objects, because jotai takes a bare function for an updater.
const guardAtom = atom<{ guard?: CloseGuard | undefined }>({});
const resetAtom = atom<{ reset?: (() => void) | undefined }>({});

/** The one dialog that is presented, or null (docs/specification.md, section 4). */
export const presentedDialogAtom = atom<PresentedDialog | null>((get) => {
  const state = get(stateAtom);
  return state && { type: state.type, payload: state.payload };
});

/** The dialog a side trip returns to, or undefined. */
export const returnToAtom = atom((get) => get(stateAtom)?.returnTo);

/** Presents a dialog. When another one is presented this is going from one to the other, which is not closing. */
export const openDialogAtom = atom(
  null,
  (get, set, type: DialogType, payload: DialogPayload = {}, { onClose }: OpenOptions = {}) => {
    const before = get(stateAtom)?.onClose ?? [];
    set(stateAtom, { type, payload, onClose: onClose ? [...before, onClose] : before });
  },
);

/**
 * Goes from the presented dialog to another: nothing is closed, nothing reset, the payload stays unless another is
 * given. Going to the terms remembers where from, so that they return there (docs/product-decisions.md, Dialogs).
 */
export const changeDialogAtom = atom(null, (get, set, type: DialogType, payload?: DialogPayload) => {
  const before = get(stateAtom);
  if (!before) return set(openDialogAtom, type, payload);
  const aside = type === 'terms-and-conditions' && before.type !== type;
  set(stateAtom, {
    type,
    payload: payload ?? before.payload,
    onClose: before.onClose,
    ...(aside ? { returnTo: before.type } : {}),
  });
});

/** Closes to none: runs the close callback, and resets the join-us form (docs/specification.md, sections 2 and 4). */
export const closeDialogAtom = atom(null, (get, set) => {
  const before = get(stateAtom);
  if (!before) return;
  set(stateAtom, null);
  get(resetAtom).reset?.();
  for (const callback of before.onClose) callback();
});

/**
 * What Escape, the close button, the backdrop and the browser's Back ask for: a side trip returns, a guard may keep the
 * dialog (a wizard with edits asks first), anything else closes.
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

/** Sets the close guard, or takes it away with undefined. */
export const closeGuardAtom = atom(null, (_get, set, guard: CloseGuard | undefined) => {
  set(guardAtom, { guard });
});

/** Registers what resets the join-us form. The forms arrive later than the dialogs, and may never arrive. */
export const joinFormResetAtom = atom(null, (_get, set, reset: (() => void) | undefined) => {
  set(resetAtom, { reset });
});
