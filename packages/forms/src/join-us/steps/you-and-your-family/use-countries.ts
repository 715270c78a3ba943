'use client';

import { useCallback, useEffect } from 'react';
import { useAtomValue, useStore } from 'jotai/react';
import { normaliseCountry } from '@myler/config/countries';
import { countriesAtom, type JoinUs } from '../../parts/use-join-us.ts';
import { fillJoinFormAtom, joinFormAtom } from '../../state/join-us-atoms.ts';

/** The provider's countries, fetched once per session. Preselects the visitor's own country. */
export function useCountries({ provider, country }: JoinUs) {
  const store = useStore();
  const countries = useAtomValue(countriesAtom);
  const load = useCallback(() => {
    store.set(countriesAtom, null);
    provider.countries().then(
      (list) => store.set(countriesAtom, list),
      () => store.set(countriesAtom, undefined),
    );
  }, [store, provider]);
  useEffect(() => {
    if (!store.get(countriesAtom)) load();
  }, [store, load]);
  useEffect(() => {
    const code = normaliseCountry(country);
    const isListed = countries?.some((candidate) => candidate.code === code);
    if (code && isListed && store.get(joinFormAtom).countryCode === '')
      store.set(fillJoinFormAtom, { countryCode: code });
  }, [store, countries, country]);
  return { countries: countries ?? [], retry: load };
}
