import { membershipNames } from '@myler/config/membership-ids';
import { breakEvenNight, type Payback, type Year } from './payback.ts';

/** From which night on a card returns more than it costs, under its name: "from night 16". */
export function fromNightInWords(night: number | undefined): string {
  return night === undefined ? 'not in a year' : `from night ${night}`;
}

/** The sum as a sentence. It says what the numbers say, and advises nothing. */
export function breakEvenInWords(year: Year, { cost }: Payback): string {
  const name = membershipNames[year.tier];
  const night = breakEvenNight(year, cost);
  return night === undefined
    ? `With these numbers, ${name} does not return its price in a year.`
    : `With these numbers, ${name} returns its price from night ${night}.`;
}
