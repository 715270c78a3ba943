import { z } from 'zod';
import { addDays, daysBetween, formatDate } from '@myler/config/dates';
import { plainBlock } from './blocks.ts';
import { day, slug, text } from './fields.ts';

/** Days from the day on which every member was written to, to the day from which a version holds. */
export const LEGAL_NOTICE_DAYS = 30;
/** Nobody could be a member before this day, so nobody was to be told of what changed until then. */
const NOBODY_BEFORE = '2026-11-27';
/** The terms promise to change once a year at most. */
const DAYS_OF_YEAR = 365;

const legalVersion = z.strictObject({
  version: text(20),
  effectiveOn: day,
  /** The last day on which the command `notice` writes to members. */
  announcedOn: day.optional(),
  changes: z.array(text(400)).min(1),
});
const sections = z.array(z.strictObject({ id: slug, title: text(120), body: z.array(plainBlock).min(1) })).min(1);

/** A legal text, with the version that comes: its sections replace those with the same ids on its day, or follow them. */
export const legalEntry = z
  .strictObject({
    id: slug,
    title: text(80),
    introduction: text(1200),
    versions: z.array(legalVersion).min(1),
    sections,
    next: legalVersion.extend({ sections }).optional(),
  })
  .superRefine(({ id, versions, next }, context) => {
    const all = [...(next ? [next] : []), ...versions];
    for (const { version, effectiveOn, announcedOn } of all) {
      if (effectiveOn <= NOBODY_BEFORE) continue;
      if (announcedOn && daysBetween(announcedOn, effectiveOn) >= LEGAL_NOTICE_DAYS) continue;
      const soonest = announcedOn
        ? `announced on ${formatDate(announcedOn)}, it may hold from ${formatDate(addDays(announcedOn, LEGAL_NOTICE_DAYS))}`
        : 'say in announcedOn by when members are written to';
      context.addIssue(`Version ${version} of ${id} comes sooner than ${LEGAL_NOTICE_DAYS} days after: ${soonest}.`);
    }
    const [newest] = versions;
    if (id === 'terms-and-conditions' && next && newest) {
      if (daysBetween(newest.effectiveOn, next.effectiveOn) < DAYS_OF_YEAR)
        context.addIssue(`Version ${next.version} of ${id} comes within a year of version ${newest.version}.`);
    }
  });
