export { DateField, type DateFieldProps, type DateParts } from './DateField.tsx';
