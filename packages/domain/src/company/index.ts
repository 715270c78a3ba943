export { needsTaxNumber, taxNumberError } from './tax-number.ts';
