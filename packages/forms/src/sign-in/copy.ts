const asked = { email: 'your email address', password: 'your password', code: 'the code from the email' };

export const copy = {
  /** The error below each marked field. */
  invalid: {
    email: 'Check your email address.',
    password: 'Check your password.',
    code: 'Check the code: it has six digits.',
  },
  /** Over the request for a code, which is no error. */
  codeTitle: 'One more step',
  wrongTitle: 'That did not work.',
  sendAgain: 'Send the code again',
  sendingAgain: 'Sending the code',
  signingIn: 'Signing you in',
  /** Names all missing fields: "Enter your email address and your password." */
  missing: (fields: readonly (keyof typeof asked)[]) => `Enter ${fields.map((field) => asked[field]).join(' and ')}.`,
};
