import { atom } from 'jotai/vanilla';

/** Specification, section 3, with a flag for each field (section 5). */
export interface SignInState {
  email: string;
  password: string;
  /** From the e-mail; null until the provider asks for it. */
  code: string | null;
  keepMeSignedIn: boolean;
  isLoading: boolean;
  /** What went wrong, in words, for the form as a whole. */
  signInError: string;
  errorFlags: SignInErrorFlags;
}

export type SignInField = Exclude<keyof SignInState, 'isLoading' | 'signInError' | 'errorFlags'>;

/** A field of `SignInState` without a flag does not compile. */
export type SignInErrorFlags = Readonly<Record<SignInField, boolean>>;

const noErrorFlags: SignInErrorFlags = { email: false, password: false, code: false, keepMeSignedIn: false };

export const emptySignIn: SignInState = {
  email: '',
  password: '',
  code: null,
  keepMeSignedIn: true,
  isLoading: false,
  signInError: '',
  errorFlags: noErrorFlags,
};

const stateAtom = atom(emptySignIn);

/** What the form holds. Writing changes some of it; editing takes the error and all flags away. */
export const signInAtom = atom(
  (get) => get(stateAtom),
  (get, set, change: Partial<SignInState>) =>
    set(stateAtom, { ...get(stateAtom), signInError: '', errorFlags: noErrorFlags, ...change }),
);

/** Says what went wrong and marks the fields that can mend it. */
export const signInFailedAtom = atom(null, (_get, set, signInError: string, fields: readonly SignInField[]) => {
  const raised = Object.fromEntries(fields.map((field) => [field, true]));
  set(signInAtom, { isLoading: false, signInError, errorFlags: { ...noErrorFlags, ...raised } });
});

/** Forgets everything, the password first of all. */
export const resetSignInAtom = atom(null, (_get, set) => set(stateAtom, emptySignIn));
