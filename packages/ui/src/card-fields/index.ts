export {
  CardExpiryField,
  CardNumberField,
  SecurityCodeField,
  type CardFieldProps,
  type CardNumberFieldProps,
} from './CardFields.tsx';
