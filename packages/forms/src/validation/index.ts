export { ADULT_AGE, childDateOfBirthError, dateOfBirthError } from './dates.ts';
export { emailError } from './email.ts';
export { instagramError, normaliseInstagram } from './instagram.ts';
export { childNameError, cityError, nameError } from './names.ts';
export { loadPasswordStrength, type EstimatePasswordStrength, type PasswordStrength } from './password-strength.ts';
export { confirmPasswordError, passwordError, type PasswordOwner } from './password.ts';
export { loadTelephone, telephoneError, type ReadTelephone } from './telephone.ts';
export { isCommonPassword } from './common-passwords.ts';
