export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export { FilterForm, type FilterFormProps } from './FilterForm.tsx';
export { FilterRadios, type FilterRadiosProps } from './FilterRadios.tsx';
export { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';
export { FilterText, type FilterTextProps } from './FilterText.tsx';
export { FilterToggle, type FilterToggleProps } from './FilterToggle.tsx';
