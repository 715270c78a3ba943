export { Passport, type PassportProps } from './Passport.tsx';
