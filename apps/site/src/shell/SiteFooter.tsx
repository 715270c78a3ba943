import { brand } from '@myler/config/brand';
import { contactLines, mailboxes } from '@myler/config/contact';
import { Button, LinkButton } from '@myler/ui/button';
import { Footer } from '@myler/ui/footer';
import { press } from '../app/live/live.ts';

/** Every page that may be found is one step from here. */
const columns = [
  {
    title: 'Membership',
    links: [
      { label: 'For a family', href: '/membership' },
      { label: 'For a family business', href: '/membership?category=corporate' },
      { label: 'Will it pay for itself?', href: '/membership#pays' },
      { label: 'Renewing and leaving', href: '/membership#leaving' },
      { label: 'E-gift cards', href: '/e-gift-card' },
      { label: 'Redeem an e-gift card', href: '/e-gift-card/redeem' },
      { label: 'Questions and answers', href: '/faq' },
    ],
  },
  {
    title: 'Away',
    links: [
      { label: 'Our hotels', href: '/our-hotels' },
      { label: 'Inspirations', href: '/inspirations' },
      { label: 'The travel journal', href: '/travel-journal' },
      { label: 'Your shortlist', href: '/shortlist' },
      { label: 'The letter', href: '/#letter' },
    ],
  },
  {
    title: 'The house',
    links: [
      { label: 'Discover Myler', href: '/discover-myler' },
      { label: 'The Mylers', href: '/myler-directory' },
      { label: 'About', href: '/about' },
      { label: 'The team', href: '/the-team' },
      { label: 'Work with us', href: '/careers' },
      { label: 'Partner with us', href: '/partner-with-us' },
      { label: 'Press', href: '/press' },
    ],
  },
  {
    title: 'The desk',
    links: [
      ...contactLines.map((line) => ({ label: `${line.city} ${line.display}`, href: line.href })),
      { label: mailboxes.membership, href: `mailto:${mailboxes.membership}` },
    ],
  },
];

export function SiteFooter() {
  return (
    <Footer
      strapline={`${brand.strapline}. London, Paris, New York, Sydney.`}
      columns={columns}
      base={
        <>
          <span>© 2026 {brand.name}</span>
          {/* In short, at once; without scripts, and in a new tab, the whole page. */}
          <LinkButton variant="quiet" href="/terms-and-conditions" {...press({ dialog: 'terms-and-conditions' })}>
            Terms and conditions
          </LinkButton>
          <LinkButton variant="quiet" href="/privacy-policy">
            Privacy policy
          </LinkButton>
          <Button variant="quiet" {...press({ dialog: 'cookie-consent' })}>
            Your privacy
          </Button>
        </>
      }
    />
  );
}
