import * as z from 'zod/mini';
import { address } from '@myler/config/address';
import { button, greeting, notes, paragraph, signature } from '../message/blocks.ts';
import { blockSchema, pictureName } from '../message/email.ts';
import { template } from '../message/template.ts';

const subscribed = 'You get the letter because you asked for it and confirmed it by email.';
const reason = 'You get this email because your address was entered for the Myler letter on our site.';

export const confirmationEmail = template({
  id: 'newsletter-confirm',
  data: z.object({ to: z.string() }),
  live: ['link'],
  write: ({ to }, { link }) => ({
    kind: 'newsletter-confirm',
    to,
    subject: 'Confirm, and the letter is yours',
    content: {
      preheader: 'About once a fortnight, on a Thursday: one place worth packing for.',
      headline: 'Confirm, and the letter is yours.',
      picture: 'departure',
      blocks: [
        greeting(),
        paragraph(
          'You asked for the Myler letter: about once a fortnight, one place worth packing for, with how long the transfer really takes and which room to ask for. Confirm it here within a week.',
        ),
        button('Send me the letter', link),
        paragraph('If it was not you, do nothing, and nothing will come.'),
        signature('Myler'),
      ],
      reason,
    },
  }),
});

/** For an address that is already subscribed. The site answers the same for all addresses, to reveal no subscriber. */
export const alreadySubscribedEmail = template({
  id: 'newsletter-already',
  data: z.object({ to: z.string() }),
  live: ['unsubscribe'],
  write: ({ to }, { unsubscribe }) => ({
    kind: 'newsletter-already',
    to,
    subject: 'The letter already comes to you',
    content: {
      preheader: 'There is nothing to do.',
      headline: 'The letter already comes to you.',
      picture: 'departure',
      blocks: [
        greeting(),
        paragraph(
          'This address was entered for the Myler letter a moment ago. It comes to you already, so there is nothing to do: the next one comes on a Thursday, about a fortnight after the last.',
        ),
        paragraph('If you would rather not have it, this link leads to one button, and that stops it.'),
        button('Stop the letter', unsubscribe),
        signature('Myler'),
      ],
      reason,
      unsubscribe,
    },
  }),
});

/** Sent when a subscription is confirmed, so that a subscriber need not wait a fortnight. */
export const firstNewsletterEmail = template({
  id: 'newsletter-first',
  data: z.object({ to: z.string(), origin: z.string() }),
  live: ['unsubscribe'],
  write: ({ to, origin }, { unsubscribe }) => ({
    kind: 'newsletter-first',
    to,
    subject: 'You are on the list, and here is one to begin with',
    content: {
      preheader: 'Dar Zahra, two hours from Errachidia: a cart for the small, a camel for the tall.',
      headline: 'Where the carpet ends, the first dune begins.',
      picture: 'dunes',
      blocks: [
        greeting(),
        paragraph(
          'You are on the list. The letter comes about once a fortnight, on a Thursday; so that you need not wait for the next one, here is one to begin with.',
        ),
        paragraph(
          'At Dar Zahra in Merzouga there is a brass rule on the door post. A hundred and ten centimetres, and you ride a camel; below it you travel in the cart that Brahim built for his own twins, with a canopy, a water skin and a bell to be rung at every crest.',
        ),
        notes([
          {
            title: 'How long the transfer really takes',
            text: 'Two hours by car from Errachidia. The last eighty minutes are straight but patched; Brahim drives in front, at the speed of the queasiest.',
          },
          {
            title: 'Which room to ask for',
            text: 'Chambre du Puits, which has the double and a platform for two. Chambre du Figuier is through the door, and sleeps two more.',
          },
          {
            title: 'What the seven-year-old thought',
            text: 'That a telescope one may steer alone beats a camel. The astronomer comes from Errachidia on Tuesdays and Fridays; the mattresses are on the roof by eight.',
          },
        ]),
        button('See Dar Zahra', origin + address('/our-hotels/$id', { params: { id: 'dar-zahra' } })),
        signature(),
      ],
      reason: subscribed,
      unsubscribe,
    },
  }),
});

/** The part of an issue that is the same for all subscribers. Addresses of buttons are paths of the site. */
const issueContent = z.object({
  subject: z.string(),
  preheader: z.string(),
  headline: z.string(),
  picture: pictureName,
  blocks: z.array(blockSchema),
});

export const issueEmail = template({
  id: 'newsletter-issue',
  data: z.object({ to: z.string(), issue: issueContent, origin: z.string() }),
  live: ['unsubscribe'],
  write: ({ to, issue, origin }, { unsubscribe }) => ({
    kind: 'newsletter-issue',
    to,
    subject: issue.subject,
    content: {
      preheader: issue.preheader,
      headline: issue.headline,
      picture: issue.picture,
      blocks: [
        greeting(),
        ...issue.blocks.map((block) => (block.is === 'button' ? { ...block, href: origin + block.href } : block)),
        signature(),
      ],
      reason: subscribed,
      unsubscribe,
    },
  }),
});
