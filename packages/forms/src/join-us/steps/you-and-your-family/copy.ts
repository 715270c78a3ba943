import { familyCopy } from '../../../family/copy.ts';

/** The copy of step 2: the labels of docs/product-decisions.md, The join-us wizard. */
export const copy = {
  ...familyCopy,
  email: 'Email',
  emailHint: 'You sign in with it, and we send your membership email there.',
  signIn: (tier: string | undefined) => (tier ? `Sign in, and go on with ${tier}` : 'Sign in'),
  password: 'Password',
  confirmPassword: 'Confirm password',
  dateOfBirth: 'Date of birth',
  dateHint: 'For example February 14, 1988.',
  buyer: 'You',
  back: 'Back',
  next: 'Continue',
} as const;
