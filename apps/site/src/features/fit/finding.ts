import type { Hotel, HotelSummary } from '@myler/api-client/contract';

/** A hotel as lists have it, or with everything that its page has. */
export type JudgedHotel = HotelSummary & Partial<Pick<Hotel, 'rooms' | 'allergies' | 'arrival'>>;

/** `no`: it does not work for this family. `unknown`: nothing is known or promised, so somebody has to ask. */
export type FindingKind = 'no' | 'unknown' | 'perhaps' | 'yes';

/** The words before a finding. */
export const leads: Record<FindingKind, string> = {
  no: 'Perhaps not.',
  unknown: 'Ask first.',
  perhaps: 'Nearly.',
  yes: 'Fits you.',
};

export type Subject = 'ages' | 'steps' | 'allergies' | 'rooms' | 'cot' | 'season' | 'club' | 'transfer';

/** What a hotel is for a family in one respect. */
export interface Finding {
  kind: FindingKind;
  subject: Subject;
  /** One sentence with its figure. */
  sentence: string;
}

/** A family on a day, for the functions that judge. */
export interface Party {
  /** The day that is judged, and today. */
  day: string;
  today: string;
  /** In beds; children in cots do not count. */
  inBeds: number;
  cots: number;
  children: readonly PartyChild[];
}

export interface PartyChild {
  /** "your younger child", "your child of 3". */
  name: string;
  age: number;
  ageToday: number;
  born: string | undefined;
}

export const finding = (subject: Subject, kind: FindingKind, sentence: string): Finding => ({
  kind,
  subject,
  sentence,
});

/** "1 step", "3 steps". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
