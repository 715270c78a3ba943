export { TelephoneField, type TelephoneCountry, type TelephoneFieldProps } from './TelephoneField.tsx';
