/**
 * What the desk is told (docs/product-decisions.md, The desk is told), with its words in `emails/desk.ts`: one without
 * does not compile. `days`: in how many working days somebody writes; null when there is nobody to write to. An enquiry has
 * those of its form.
 */
export const deskEvents = {
  joined: { days: 1 },
  upgraded: { days: 1 },
  'upgrade-taken-back': { days: 1 },
  left: { days: 1 },
  ended: { days: 1 },
  /** The account is deleted, and with it where to write. */
  closed: { days: null },
  enquiry: { days: 'of its form' },
  journey: { days: 1 },
  'people-changed': { days: 1 },
  'company-changed': { days: 1 },
} as const satisfies Record<string, { days: number | null | 'of its form' }>;

export type DeskEventKind = keyof typeof deskEvents;
/** Those after which somebody has to write. */
export type DeskTaskKind = {
  [Kind in DeskEventKind]: (typeof deskEvents)[Kind]['days'] extends null ? never : Kind;
}[DeskEventKind];
/** Those of a member’s account. */
export type MemberEventKind = Exclude<DeskEventKind, 'enquiry'>;

/** What nobody has to write any more after an event. What was asked is answered all the same. */
const ofMembership = ['joined', 'upgraded', 'upgrade-taken-back', 'people-changed', 'company-changed'] as const;
export const overAfter: Partial<Record<DeskEventKind, readonly DeskTaskKind[]>> = {
  left: ofMembership,
  ended: ofMembership,
  'upgrade-taken-back': ['upgraded'],
};

export const deskEventKinds = Object.keys(deskEvents) as DeskEventKind[];
