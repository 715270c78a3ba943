import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { localToday } from '@myler/domain/days';
import { familyAtom } from '../fit/family-state.ts';
import { familyForEnquiry } from '@myler/domain/fit';
import { journeyAtom, journeyInWords, journeyOf, readJourney } from './journey.ts';

/**
 * The journey that the visitor has in mind, and what sets it: the family that they described, then the address, then
 * what they set on this page.
 */
export function useJourney() {
  const [told, setTold] = useAtom(journeyAtom);
  const family = useAtomValue(familyAtom);
  useEffect(() => setTold((known) => ({ ...readJourney(location.search), ...known })), [setTold]);
  const journey = useMemo(() => ({ ...(family ? journeyOf(family, localToday()) : {}), ...told }), [family, told]);
  /** For the enquiry form: the family with its birthdays and allergies, unless the page was told of other people. */
  const isFamily = family !== undefined && told.ages === undefined && told.adults === undefined;
  const words = journeyInWords(journey);
  const carried = isFamily ? { ...words, family: familyForEnquiry(family, localToday()) } : words;
  return { journey, carried, setJourney: setTold };
}
