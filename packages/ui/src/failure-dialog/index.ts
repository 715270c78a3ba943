export { FailureDialog, type FailureDialogProps } from './FailureDialog.tsx';
