export { ComboBoxField, type ComboBoxFieldProps, type ComboBoxItem } from './ComboBoxField.tsx';
