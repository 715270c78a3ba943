import { atom } from 'jotai/vanilla';
import type { Currency, CurrencyCode } from '@myler/config/currencies';

/** The currencies that the page supplies (docs/specification.md, section 3); empty until it does. */
export const currenciesAtom = atom<readonly Currency[]>([]);

/** The currency in which prices are shown; undefined until one is set. */
export const currencyAtom = atom<CurrencyCode | undefined>(undefined);
