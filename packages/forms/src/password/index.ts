export { CheckYourEmail, type CheckYourEmailProps } from './CheckYourEmail.tsx';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';
export type { ResetPasskey } from './KeptPasskeys.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx';
