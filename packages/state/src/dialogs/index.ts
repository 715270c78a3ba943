export { deepLinkedDialog, withoutDeepLink } from './deep-link.ts';
export {
  changeDialogAtom,
  closeDialogAtom,
  closeGuardAtom,
  joinFormResetAtom,
  openDialogAtom,
  presentedDialogAtom,
  requestCloseDialogAtom,
  returnToAtom,
  type CloseGuard,
  type CloseOutcome,
  type OpenOptions,
} from './dialogs.ts';
export {
  dialogNames,
  dialogTypes,
  type AccountTask,
  type DialogPayload,
  type DialogType,
  type PresentedDialog,
} from './types.ts';
