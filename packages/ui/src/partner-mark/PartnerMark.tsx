import { Anchor } from '../link/LinkContext.tsx';
import styles from './PartnerMark.module.css';

export interface PartnerMarkProps {
  /** The partner's name, spoken. */
  name: string;
  /** The address of the name, set as its mark: 240 × 72. */
  src: string;
  href?: string;
}

/** A partner, as typography. */
export function PartnerMark({ name, src, href }: PartnerMarkProps) {
  const mark = <img className={styles.mark} src={src} alt={name} width={240} height={72} loading="lazy" />;
  return href ? (
    <Anchor className={styles.link} href={href}>
      {mark}
    </Anchor>
  ) : (
    mark
  );
}
