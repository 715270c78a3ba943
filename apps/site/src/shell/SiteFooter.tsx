import { brand } from '@myler/config/brand';
import { contactLines, mailboxes } from '@myler/config/contact';
import { Button } from '@myler/ui/button';
import { Footer } from '@myler/ui/footer';
import { dialogTrigger } from '../dialogs/dialog-trigger.ts';

const columns = [
  {
    title: 'Membership',
    links: [
      { label: 'For a family', href: '/membership#leisure' },
      { label: 'For a family business', href: '/membership#corporate' },
      { label: 'Prices', href: '/membership#prices' },
      { label: 'Renewing and leaving', href: '/membership#leaving' },
    ],
  },
  {
    title: 'On this site',
    links: [
      { label: 'What we do', href: '/#what-we-do' },
      { label: 'Hotels loved this season', href: '/#hotels' },
      { label: 'From our members', href: '/#members' },
      { label: 'Travel journal', href: '/travel-journal' },
      { label: 'Press', href: '/press' },
      { label: 'The letter', href: '/#letter' },
    ],
  },
  {
    title: 'The desk',
    links: contactLines.map((line) => ({ label: `${line.city} ${line.display}`, href: line.href })),
  },
  {
    title: 'Write to us',
    links: [
      { label: 'About a membership', href: `mailto:${mailboxes.membership}` },
      { label: 'To work here', href: `mailto:${mailboxes.jobs}` },
      { label: 'As a partner', href: `mailto:${mailboxes.partnerships}` },
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
          <Button variant="quiet" {...dialogTrigger('terms-and-conditions')}>
            Terms and conditions
          </Button>
          <Button variant="quiet" {...dialogTrigger('cookie-consent')}>
            Your privacy
          </Button>
        </>
      }
    />
  );
}
