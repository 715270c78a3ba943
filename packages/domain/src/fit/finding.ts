import type { Hotel, HotelSummary } from '@myler/api-client/contract';

/** A hotel as lists have it, or with everything that its page has. */
export type AssessedHotel = HotelSummary & Partial<Pick<Hotel, 'rooms' | 'allergies' | 'arrival'>>;

/** `no`: it does not work for this family. `unknown`: nothing is known or promised, so somebody has to ask. */
export type FindingKind = 'no' | 'unknown' | 'perhaps' | 'yes';

/** The words before a finding. */
export const fitLabels: Record<FindingKind, string> = {
  no: 'Perhaps not.',
  unknown: 'Ask first.',
  perhaps: 'Nearly.',
  yes: 'Fits you.',
};

/** What a finding is about. */
export type FindingSubject = 'ages' | 'steps' | 'allergies' | 'rooms' | 'cot' | 'season' | 'club' | 'transfer';

/** What a hotel is for a family in one respect. */
export interface Finding {
  kind: FindingKind;
  subject: FindingSubject;
  /** One sentence with its figure. */
  sentence: string;
}

/** A family on a day, for the functions that assess a hotel. */
export interface Travellers {
  /** The day for which hotels are assessed, and today. */
  day: string;
  today: string;
  /** In beds; children in cots do not count. */
  inBeds: number;
  cots: number;
  children: readonly TravellingChild[];
}

export interface TravellingChild {
  /** "your younger child", "your child of 3". */
  name: string;
  age: number;
  ageToday: number;
  born: string | undefined;
}

export const finding = (subject: FindingSubject, kind: FindingKind, sentence: string): Finding => ({
  kind,
  subject,
  sentence,
});

/** The weightiest finding about each hotel, by the hotel's id. Empty without a family. */
export type Fits = ReadonlyMap<string, Finding>;
