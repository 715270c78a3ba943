import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { localToday } from '@myler/domain/days';
import { familyAtom } from '@myler/state/family';
import { familyForEnquiry } from '@myler/domain/fit';
import { journeyInWords, journeyOf, readJourney } from '@myler/domain/enquiry';
import { journeyAtom } from './journey-state.ts';

/**
 * The journey that the visitor has in mind, and what sets it: the family that they described, then the address, then
 * what they set on this page.
 */
export function useJourney() {
  const [entered, setEntered] = useAtom(journeyAtom);
  const family = useAtomValue(familyAtom);
  useEffect(() => setEntered((known) => ({ ...readJourney(location.search), ...known })), [setEntered]);
  const journey = useMemo(
    () => ({ ...(family ? journeyOf(family, localToday()) : {}), ...entered }),
    [family, entered],
  );
  /** For the enquiry form: the family with its birthdays and allergies, unless the page knows of other people. */
  const isFamily = family !== undefined && entered.ages === undefined && entered.adults === undefined;
  const words = journeyInWords(journey);
  const carried = isFamily ? { ...words, family: familyForEnquiry(family, localToday()) } : words;
  return { journey, carried, setJourney: setEntered };
}
