import { atom } from 'jotai/vanilla';
import { editForm, hasErrors, startForm, type FieldErrors } from '../core/form-state.ts';
import { copy } from './copy.ts';

/** The values of the sign-in form. */
export interface Credentials {
  email: string;
  password: string;
  /** The code from the email; null until the provider asks for it. */
  code: string | null;
  keepMeSignedIn: boolean;
}

/** The type requires a flag for every field of `Credentials`. */
export type SignInErrorFlags = Readonly<Record<keyof Credentials, boolean>>;

/** The state in docs/specification.md, section 3, with a flag for each field (section 5). */
export interface SignInState extends Credentials {
  isLoading: boolean;
  /** The error message of the whole form. */
  signInError: string;
  errorFlags: SignInErrorFlags;
}

const emptyForm = startForm<Credentials, void>({ email: '', password: '', code: null, keepMeSignedIn: true });

/** The form as `form-core` stores it. It holds the password, so it is used for signing in only. */
export const signInFormAtom = atom(emptyForm);

/** The same state by the specification's names. Writing sets some values, and clears the error and all flags. */
export const signInAtom = atom(
  (get) => stateOf(get(signInFormAtom)),
  (get, set, changes: Partial<Credentials>) => set(signInFormAtom, editForm(get(signInFormAtom), changes)),
);

function stateOf({ values, errors, notice, phase }: typeof emptyForm): SignInState {
  return {
    ...values,
    isLoading: phase !== 'writing',
    signInError: signInErrorOf(errors, notice),
    errorFlags: {
      email: 'email' in errors,
      password: 'password' in errors,
      code: 'code' in errors,
      keepMeSignedIn: false,
    },
  };
}

/** The state of the form before anything was typed. */
export const emptySignIn = stateOf(emptyForm);

/** The provider's message, or the missing fields if nothing was sent. */
export function signInErrorOf(errors: FieldErrors, notice: string | undefined): string {
  if (notice) return notice;
  return hasErrors(errors) ? copy.missing(Object.keys(errors) as (keyof typeof copy.invalid)[]) : '';
}

/** Clears the form, including the password. */
export const resetSignInAtom = atom(null, (_get, set) => set(signInFormAtom, emptyForm));
