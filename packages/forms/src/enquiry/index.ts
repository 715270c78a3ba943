export { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
export type { AskedHotel } from './fields.ts';
