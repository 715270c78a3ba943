import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { contactLines, mailboxes } from '@myler/config/contact';
import { Button, LinkButton } from '@myler/ui/button';
import { Footer } from '@myler/ui/footer';
import { action } from '@myler/islands/attributes';
import type { BrowserPage } from '../head/pages-for-browsers.ts';
import { browserPages } from '../head/browser-pages.ts';

/** The pages of a footer column, in the order of the table of pages. */
function pagesIn(column: BrowserPage['footer']) {
  const rows = Object.entries(browserPages).filter(([, { footer }]) => footer === column);
  return rows.map(([href, { title = '' }]) => ({ label: title, href }));
}

/** The main pages by subject. Those of the table of pages come from its `footer` column. */
const columns = [
  {
    title: 'Membership',
    links: [
      { label: 'Leisure', href: address('/membership') },
      { label: 'Corporate', href: address('/membership', { search: { category: 'corporate' } }) },
      { label: 'Will it pay for itself?', href: address('/membership', { hash: 'pays' }) },
      { label: 'Renewing and leaving', href: address('/membership', { hash: 'leaving' }) },
      ...pagesIn('membership'),
    ],
  },
  { title: 'Away', links: [...pagesIn('away'), { label: 'The letter', href: address('/', { hash: 'letter' }) }] },
  { title: 'The house', links: pagesIn('house') },
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
      id="links"
      strapline={`${brand.strapline}. London, Paris, New York, Sydney.`}
      columns={columns}
      base={
        <>
          <span>{`© 2026 ${brand.name}`}</span>
          {/* Opens the dialog immediately; without scripts, and in a new tab, the link leads to the page. */}
          <LinkButton
            variant="quiet"
            href={address('/terms-and-conditions')}
            {...action({ dialog: 'terms-and-conditions' })}
          >
            Terms and conditions
          </LinkButton>
          <LinkButton variant="quiet" href={address('/privacy-policy')}>
            Privacy policy
          </LinkButton>
          <Button variant="quiet" {...action({ dialog: 'cookie-consent' })}>
            Your privacy
          </Button>
        </>
      }
    />
  );
}
