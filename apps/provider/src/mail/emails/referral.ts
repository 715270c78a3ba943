import * as z from 'zod/mini';
import { formatDate } from '@myler/config/dates';
import { button, facts, greeting, paragraph, signature } from '../message/blocks.ts';
import type { Block, Email } from '../message/email.ts';
import { recipient, sumOfMoney } from '../message/schemas.ts';
import { template } from '../message/template.ts';
import { sum } from './renewal.ts';

const data = { user: recipient, credit: sumOfMoney, publicOrigin: z.string() };
type Letter = z.output<z.ZodMiniObject<typeof data>>;

/** Friends are not named: who has joined is theirs to tell. */
function letter(
  { user, publicOrigin }: Pick<Letter, 'user' | 'publicOrigin'>,
  {
    kind,
    subject,
    blocks,
    ...content
  }: Pick<Email, 'kind' | 'subject'> & { preheader: string; headline: string; blocks: Block[] },
): Email {
  return {
    kind,
    to: user.email,
    subject,
    content: {
      ...content,
      blocks: [
        greeting(user.firstName),
        ...blocks,
        button('Open your account', `${publicOrigin}/account`),
        signature('Myler'),
      ],
      reason: 'You get this email because somebody has joined with your code.',
    },
  };
}

/** A friend has joined with the member's code. */
export const friendJoinedEmail = template({
  id: 'friend-joined',
  data: z.object({
    ...data,
    /** The last of the friend's fourteen days. */
    until: z.string(),
  }),
  write: (given) => {
    const { credit, until } = given;
    return letter(given, {
      kind: 'friend-joined',
      subject: 'A friend has joined with your code',
      preheader: `${sum(credit)} is yours once the friend stays.`,
      headline: 'A friend has joined.',
      blocks: [
        paragraph(
          `Somebody has joined with your code and pays less for the first year. Your friend can still leave until ${formatDate(until)}. If they stay, we add ${sum(credit)} to your credit on the day after. Your credit is at most the price of one year of your membership.`,
        ),
        facts([['Added to your credit then', sum(credit)]]),
        paragraph(
          'Your credit is used automatically for your next renewal or upgrade. It is not paid out, and ends with your membership.',
        ),
      ],
    });
  },
});

/** The friend has stayed, and the member is credited. */
export const friendCreditedEmail = template({
  id: 'friend-credited',
  data: z.object({
    ...data,
    /** What the email before has named. */
    announced: sumOfMoney,
  }),
  write: (given) => {
    const { credit, announced } = given;
    const isLess = credit.amount < announced.amount;
    return letter(given, {
      kind: 'friend-credited',
      subject: credit.amount > 0 ? `${sum(credit)} for your next year` : 'Your credit is as high as it can be',
      preheader: 'Your friend has stayed.',
      headline: 'Your friend has stayed.',
      blocks: [
        ...(credit.amount > 0 ? [facts([['Added to your credit', sum(credit)]])] : []),
        ...(isLess
          ? [
              paragraph(
                `It would have been ${sum(announced)}, but your credit is at most the price of one year of your membership.`,
              ),
            ]
          : []),
        paragraph(
          'Your credit is used automatically for your next renewal or upgrade. It is not paid out, and ends with your membership.',
        ),
      ],
    });
  },
});

/** The friend has left within the fourteen days. */
export const friendLeftEmail = template({
  id: 'friend-left',
  data: z.object(data),
  write: (given) =>
    letter(given, {
      kind: 'friend-left',
      subject: 'No credit this time',
      preheader: 'The friend who had joined with your code has left again.',
      headline: 'Your friend has left again.',
      blocks: [
        paragraph(
          `The friend who had joined with your code has left within the fourteen days, with all of the money back. So ${sum(given.credit)} is not added to your credit. Your code goes on being valid.`,
        ),
      ],
    }),
});
