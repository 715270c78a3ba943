export { matchMylers } from './match-mylers.ts';
export { closeness } from './match-words.ts';
export {
  MYLERS_PATH,
  type MylerQuery,
  readMylerQuery,
  mylersAddress,
  isEmptyQuery,
  filterMylers,
  mylerCities,
  mylerLanguages,
} from './myler-query.ts';
