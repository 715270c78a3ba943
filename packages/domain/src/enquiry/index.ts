export { enquiryMailbox } from './enquiry-mailbox.ts';
export { type Journey, readJourney, journeyOf, journeyInWords } from './journey.ts';
