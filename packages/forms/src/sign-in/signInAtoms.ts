import { atom } from 'jotai/vanilla';

/** Specification, section 3. */
export interface SignInState {
  email: string;
  password: string;
  keepMeSignedIn: boolean;
  isLoading: boolean;
  signInError: string;
}

export const emptySignIn: SignInState = {
  email: '',
  password: '',
  keepMeSignedIn: true,
  isLoading: false,
  signInError: '',
};

const stateAtom = atom(emptySignIn);

/** What the form holds. Writing changes some of it; editing takes the error away. */
export const signInAtom = atom(
  (get) => get(stateAtom),
  (get, set, change: Partial<SignInState>) => set(stateAtom, { ...get(stateAtom), signInError: '', ...change }),
);

/** Forgets everything, the password first of all. */
export const resetSignInAtom = atom(null, (_get, set) => set(stateAtom, emptySignIn));
