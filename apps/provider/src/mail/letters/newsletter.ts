import type { Letter } from '../outbox.ts';

export function confirmLetter({ to, link }: { to: string; link: string }): Letter {
  return {
    kind: 'newsletter-confirm',
    to,
    subject: 'One press, and the letter is yours',
    body: [
      'Hello,',
      'You asked for the Myler letter: once a fortnight, somewhere worth packing for. Confirm it here within a week:',
      link,
      'If it was not you, do nothing, and nothing will come.',
      'Myler',
    ].join('\n\n'),
  };
}

/** For an address that has the letter already: answered like any other, so that nobody learns who reads it. */
export function alreadySubscribedLetter({ to, unsubscribe }: { to: string; unsubscribe: string }): Letter {
  return {
    kind: 'newsletter-already',
    to,
    subject: 'The letter already comes to you',
    headers: { 'list-unsubscribe': `<${unsubscribe}>` },
    body: [
      'Hello,',
      'This address was entered for the Myler letter a moment ago. It comes to you already, so there is nothing to do.',
      `Should you rather not have it, it ends here: ${unsubscribe}`,
      'Myler',
    ].join('\n\n'),
  };
}
