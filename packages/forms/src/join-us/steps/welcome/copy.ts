import { deskLine } from '@myler/config/contact';
import { hasOwnMyler, type MembershipId } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';

/** The copy of the welcome. Its name is the dialog's (docs/product-decisions.md, Dialogs). */
export const copy = {
  joined: (name: string | undefined, tier: string | undefined) =>
    `${name ? `${isolate(name)}, you` : 'You'} are a member${tier ? `: the ${tier} card is yours` : ''}.`,
  paid: (sum: string, card: string | undefined) => `${sum} paid${card ? ` with ${card}` : ''}.`,
  nothingPaid: 'There was nothing to pay.',
  term: (from: string, to: string) => `Your year runs from ${from} and renews on ${to}.`,
  card: (brand: string, lastFour: string) => `${brand} ending ${lastFour}`,
  signedIn: 'You are signed in on this device.',
  signInFirst: 'Sign in with your e-mail and password to go on.',
  nextTitle: 'What happens next',
  next: (id: MembershipId | undefined) =>
    [
      'Your membership letter is on its way to your inbox.',
      id !== undefined && hasOwnMyler(id)
        ? 'Your Myler writes next, to ask who sleeps where and what nobody eats.'
        : // A telephone number that wraps is easily misread.
          `The desk answers from nine to six, seven days a week, on ${deskLine.display.replaceAll(' ', '\u00A0')}.`,
      'Tell us about one journey you have been putting off. That is where we begin.',
    ] as const,
  done: 'Back to the site',
} as const;
