export { Vacancy, type VacancyProps } from './Vacancy.tsx';
