export { PasskeySignIn, type PasskeySignInProps } from './PasskeySignIn.tsx';
export { SignInForm, type SignInFormProps } from './SignInForm.tsx';
export { emptySignIn, resetSignInAtom, signInAtom, type SignInState } from './sign-in-atoms.ts';
