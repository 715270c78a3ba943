import { classNames } from '../../internal/class-names.ts';
import type { Space } from '../../layout/box-element.ts';
import { ScreenOnly } from '../../layout/Measure.tsx';
import { Anchor } from '../../link/LinkContext.tsx';
import styles from './LinkBar.module.css';

export interface LinkBarProps {
  /** The accessible name. */
  label: string;
  links: readonly {
    label: string;
    href: string;
    /** `page`: it leads to this page; `true`: this page is a part of where it leads. */
    current?: 'page' | 'true' | undefined;
  }[];
  /** It stays in view, and marks the part of this page that is being read, in browsers that support it. */
  sticky?: boolean;
  before?: Space;
}

/** Links in one line between hairlines: the parts of a page, or pages of one kind. A narrow window scrolls it sideways. */
export function LinkBar({ label, links, sticky = false, before }: LinkBarProps) {
  return (
    <ScreenOnly as="nav" before={before} className={classNames(styles.bar, sticky && styles.sticky)} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ label: text, href, current }) => (
          <li key={href}>
            <Anchor className={styles.link} href={href} aria-current={current}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </ScreenOnly>
  );
}
