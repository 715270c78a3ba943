export { fieldErrors } from './field-errors.ts';
export { fieldProblem, Problem, type ProblemOptions } from './problem.ts';
