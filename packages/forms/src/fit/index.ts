export { FamilyForm, type FamilyFormProps } from './FamilyForm.tsx';
