import { classNames } from '../internal/class-names.ts';
import type { MembershipCardProps } from './MembershipCard.tsx';
import { cardLabel } from './card-label.ts';
import styles from './MemberCard.module.css';

/** About as many letters are in one line of the card. Names that need two lines are engraved smaller. */
const LINE = 28;
/** As wide as two letters of an alphabet. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Space between their letters would part what is written as one line. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Syriac}]/u;

export interface MemberCardProps extends Pick<MembershipCardProps, 'membershipId' | 'name'> {
  /** The address of the tier's picture, as for `MembershipCardPicture`. */
  src: string;
  /** The member's names, in any script and of any length. A long first name is cut; the surname never is. */
  firstName: string;
  lastName: string;
  /** Eleven digits, shown in groups as "40218 83712 5". Absent until it is known. */
  number?: string | undefined;
  /** A membership that rests or has ended: the card is paler. Say beside it why. */
  isPale?: boolean;
}

/** The membership card of one member: the engraving of the tier with the member's name and number on it. */
export function MemberCard({ membershipId, name, src, firstName, lastName, number, isPale = false }: MemberCardProps) {
  const isLong = widthOf(`${firstName} ${lastName}`) > LINE;
  const isJoined = JOINED.test(firstName + lastName);
  return (
    <figure className={classNames(styles.card, isPale && styles.pale)} data-tier={membershipId}>
      <img className={styles.engraving} src={src} alt={cardLabel(name)} width={340} height={214} />
      <figcaption className={styles.words}>
        <span className={styles.name} data-long={isLong || undefined} data-joined={isJoined || undefined} dir="auto">
          <bdi className={styles.first}>{firstName}</bdi> <bdi className={styles.last}>{lastName}</bdi>
        </span>
        {number && (
          <span className={styles.number}>
            <span className="visually-hidden">Member number </span>
            <span>{number.replace(/^(\d{5})(\d{5})/, '$1 $2 ')}</span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const widthOf = (name: string): number => name.replaceAll(WIDE, '00').length;
