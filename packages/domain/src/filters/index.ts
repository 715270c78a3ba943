export { readAges, agesPattern, ageName } from './ages.ts';
export {
  CAREERS_PATH,
  type CareerFilter,
  readCareerFilter,
  filterCareers,
  openPositions,
  careerValues,
  applicationAddress,
} from './career-filter.ts';
export { priceBandLimit, hotelsInWords, filterInWords, resultInWords, sleepingInWords } from './filter-words.ts';
export {
  type HotelSelection,
  HOTELS_PATH,
  HOTELS_PER_PAGE,
  hotelFilterNames,
  type HotelFilterName,
  readHotelSelection,
  hotelsAddress,
  withoutFilters,
  facetCount,
} from './hotel-filter.ts';
export {
  RELEASES_PER_PAGE,
  type ReleaseSelection,
  readReleaseSelection,
  releasesAddress,
  releaseAddress,
  releaseYear,
  releaseYears,
} from './press-filter.ts';
