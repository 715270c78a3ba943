export { hitAddress, searchAddress } from './hit-address.ts';
export {
  type SearchQuery,
  RESULTS_PER_PAGE,
  readSearchQuery,
  searchQueryAddress,
  exampleSearches,
} from './search-query.ts';
export { searchStatus } from './search-status.ts';
export { hitGroups, inspirationGroups, suggestionId } from './suggestion-groups.ts';
