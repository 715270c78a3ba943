import { atom } from 'jotai/vanilla';
import { editForm, hasErrors, startForm, type FieldErrors } from '../form-core/formState.ts';
import { copy } from './copy.ts';

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
  /** From the e-mail; null until the provider asks for it. */
  code: string | null;
  keepMeSignedIn: boolean;
}

/** A field of `Credentials` without a flag does not compile. */
export type SignInErrorFlags = Readonly<Record<keyof Credentials, boolean>>;

/** Specification, section 3, with a flag for each field (section 5). */
export interface SignInState extends Credentials {
  isLoading: boolean;
  /** What went wrong, in words, for the form as a whole. */
  signInError: string;
  errorFlags: SignInErrorFlags;
}

const emptyForm = startForm<Credentials, void>({ email: '', password: '', code: null, keepMeSignedIn: true });

/** The form as `form-core` keeps it. It holds the password, so nothing but signing in is made of it. */
export const signInFormAtom = atom(emptyForm);

/** The same by the specification's names. Writing changes some of it; editing takes the error and all flags away. */
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

export const emptySignIn = stateOf(emptyForm);

/** What the provider said; or, when nothing was sent, what is missing. */
export function signInErrorOf(errors: FieldErrors, notice: string | undefined): string {
  if (notice) return notice;
  return hasErrors(errors) ? copy.missing(Object.keys(errors) as (keyof typeof copy.mend)[]) : '';
}

/** Forgets everything, the password first of all. */
export const resetSignInAtom = atom(null, (_get, set) => set(signInFormAtom, emptyForm));
