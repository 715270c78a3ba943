import { button, greeting, paragraph, signature } from '../blocks.ts';
import type { Letter } from '../letter.ts';

const reason = 'You have this letter because your address was entered for the Myler letter on our site.';

export function confirmLetter({ to, link }: { to: string; link: string }): Letter {
  return {
    kind: 'newsletter-confirm',
    to,
    subject: 'One press, and the letter is yours',
    content: {
      preheader: 'Once a fortnight, on a Thursday: one place worth packing for.',
      headline: 'One press, and the letter is yours.',
      picture: 'departure',
      blocks: [
        greeting(),
        paragraph(
          'You asked for the Myler letter: once a fortnight, one place worth packing for, with how long the transfer really takes and which room to ask for. Confirm it here within a week.',
        ),
        button('Send me the letter', link),
        paragraph('If it was not you, do nothing, and nothing will come.'),
        signature('Myler'),
      ],
      reason,
    },
  };
}

/** For an address that has the letter already: answered like any other, so that nobody learns who reads it. */
export function alreadySubscribedLetter({ to, unsubscribe }: { to: string; unsubscribe: string }): Letter {
  return {
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
          'This address was entered for the Myler letter a moment ago. It comes to you already, so there is nothing to do: the next one is with you within a fortnight, on a Thursday.',
        ),
        paragraph(`Should you rather not have it, it ends here: ${unsubscribe}`),
        signature('Myler'),
      ],
      reason,
      unsubscribe,
    },
  };
}
