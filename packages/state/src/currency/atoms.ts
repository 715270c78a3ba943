import { atom } from 'jotai/vanilla';
import type { Currency, CurrencyCode } from '@myler/config/currencies';

/** The currencies the page supplies (docs/specification.md, section 3); none until it does. */
export const currenciesAtom = atom<readonly Currency[]>([]);

/** The currency prices are shown in, or undefined while none is set. */
export const currencyAtom = atom<CurrencyCode | undefined>(undefined);
