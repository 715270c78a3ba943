import * as z from 'zod/mini';
import { formatDate } from '@myler/config/dates';
import { button, greeting, paragraph, signature } from '../message/blocks.ts';
import { recipient } from '../message/schemas.ts';
import { template } from '../message/template.ts';

const consent = 'If a change needs your consent, we ask for it, and silence does not count as yes.';
/** What the holder of a card, and somebody on it, may do about a change, in the words of each text. */
const afterwards: Record<string, { holder: string; onCard: string }> = {
  'terms-and-conditions': {
    holder:
      'What is worse for you waits until your membership renews. If you do not like it, stop the renewal before then, and the old words hold to your last day.',
    onCard:
      'What is worse for you waits until the membership renews. If you do not like it, you can leave the card in your account on any day.',
  },
  'privacy-policy': { holder: consent, onCard: consent },
};

/** To every member and everybody on a card, thirty days or more before a version of a legal text holds: what changes. */
export const textChangesEmail = template({
  id: 'text-changes',
  data: z.object({
    user: recipient,
    /** Whether somebody else holds the card, and renews it. */
    isOnOthersCard: z._default(z.boolean(), false),
    text: z.object({ id: z.string(), title: z.string() }),
    version: z.string(),
    /** The version that holds until then. */
    holds: z.optional(z.string()),
    effectiveOn: z.string(),
    changes: z.array(z.string()),
    publicOrigin: z.string(),
  }),
  write: ({ user, isOnOthersCard, text: { id, title }, version, holds, effectiveOn, changes, publicOrigin }) => {
    const from = formatDate(effectiveOn);
    const what = title.charAt(0).toLowerCase() + title.slice(1);
    return {
      kind: 'text-changes',
      to: user.email,
      subject: `Our ${what} from ${from}`,
      content: {
        preheader: `What changes in version ${version}.`,
        headline: 'What changes, and when.',
        blocks: [
          greeting(user.firstName),
          paragraph(
            `From ${from}, version ${version} of our ${what} holds.${holds ? ` Until then it is version ${holds}.` : ''} This is what changes:`,
          ),
          ...changes.map((change) => paragraph(`– ${change}`)),
          ...(afterwards[id] ? [paragraph(afterwards[id][isOnOthersCard ? 'onCard' : 'holder'])] : []),
          button('Read the whole text', `${publicOrigin}/${id}`),
          signature(),
        ],
        reason: `You get this email because you are ${isOnOthersCard ? 'on the card of a membership' : 'a member'}, and our agreement with you says that we write before it changes.`,
      },
    };
  },
});
