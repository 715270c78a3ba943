import { brand } from '@myler/config/brand';
import type { EnquirySource } from '@myler/config/service';
import { Island } from '../../islands/Island.tsx';
import { enquiryMailbox } from './enquiry-mailbox.ts';
import styles from './Enquiry.module.css';

/**
 * The enquiry form as a page holds it: asleep until somebody is near it. Without scripts it can't be sent, so there it
 * gives way to the mailbox that would have had it.
 */
export function Enquiry({ source }: { source: EnquirySource }) {
  const mailbox = enquiryMailbox[source];
  return (
    <>
      <Island of="enquiry" wake="visible" className={`${styles.live} ${styles[source]}`} source={source} />
      <p className={styles.still}>
        The form that stands here needs JavaScript, which is off. Write to{' '}
        <a href={`mailto:${mailbox}?subject=${encodeURIComponent(`Enquiry to ${brand.name}`)}`}>{mailbox}</a> instead:
        the same people read it, and they answer as soon.
      </p>
    </>
  );
}
