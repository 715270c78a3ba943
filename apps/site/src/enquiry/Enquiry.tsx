import { brand } from '@myler/config/brand';
import type { EnquirySource } from '@myler/forms/enquiry';
import { lazyPart } from '../app/code-loading.tsx';
import { enquiryMailbox } from './enquiry-mailbox.ts';
import styles from './Enquiry.module.css';

/**
 * The server draws the form with the page. A browser that renders the page itself fetches it apart: fields weigh more
 * than all the rest of the page (`ssr/manifest.server.ts` sees to the styles).
 */
const EnquiryHere = import.meta.env.SSR
  ? (await import('./EnquiryHere.tsx')).EnquiryHere
  : lazyPart(async () => (await import('./EnquiryHere.tsx')).EnquiryHere, <div className={styles.coming} />);

/**
 * The enquiry form as a page holds it: asleep until somebody is near it. Without scripts it can't be sent, so there it
 * gives way to the mailbox that would have had it.
 */
export function Enquiry({ source }: { source: EnquirySource }) {
  const mailbox = enquiryMailbox[source];
  return (
    <>
      <div className={styles.live} data-island="enquiry" data-source={source}>
        <EnquiryHere source={source} />
      </div>
      <p className={styles.still}>
        The form that stands here needs JavaScript, which is off. Write to{' '}
        <a href={`mailto:${mailbox}?subject=${encodeURIComponent(`Enquiry to ${brand.name}`)}`}>{mailbox}</a> instead:
        the same people read it, and they answer as soon.
      </p>
    </>
  );
}
