export { benefitLines, type BenefitLine } from './benefits.ts';
export {
  stepsInWords,
  stepsToRoomInWords,
  accessInWords,
  cotsWithSizeInWords,
  cotsPerRoomInWords,
  legsInWords,
  flightInWords,
  carSeatsInWords,
  cookedWithoutInWords,
  notPromisedInWords,
  allergyContactInWords,
  sessionsByAge,
} from './facts-in-words.ts';
export {
  supperInWords,
  childrenWelcomeInWords,
  cotsAndPairsInWords,
  allRoomsInWords,
  connectingDoorInWords,
} from './hotel-words.ts';
export { type SimilarHotel, similarHotels } from './similar-hotels.ts';
