export { Questions, type QuestionsProps } from './Questions.tsx';
