export type { EnquirySource } from './copy.ts';
export { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
