import { Anchor } from '../link/LinkContext.tsx';
import styles from './PartnerMark.module.css';

export interface PartnerMarkProps {
  /** The partner's name, as the accessible name. */
  name: string;
  /** The address of the partner's name drawn as a mark: 240 × 72. */
  src: string;
  href?: string;
}

/** A partner's name as a wordmark. */
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
