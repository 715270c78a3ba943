import { brand } from '@myler/config/brand';
import type { EnquirySource } from '@myler/config/service';
import { Island } from '../../islands/Island.tsx';
import { enquiryMailbox } from './enquiry-mailbox.ts';
import styles from './Enquiry.module.css';

/**
 * The enquiry form of a page, an island that hydrates when the visitor comes near. It cannot be sent without scripts, so
 * there the page shows the mailbox that reads these enquiries.
 */
export function Enquiry({ source }: { source: EnquirySource }) {
  const mailbox = enquiryMailbox[source];
  return (
    <>
      <Island of="enquiry" hydrateOn="visible" className={`${styles.live} ${styles[source]}`} source={source} />
      <p className={styles.still}>
        The form that stands here needs JavaScript, which is off. Write to{' '}
        <a href={`mailto:${mailbox}?subject=${encodeURIComponent(`Enquiry to ${brand.name}`)}`}>{mailbox}</a> instead:
        the same people read it, and they answer as soon.
      </p>
    </>
  );
}
