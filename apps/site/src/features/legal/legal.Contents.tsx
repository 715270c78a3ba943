import type { LegalText } from '@myler/api-client/contract';
import { ScreenOnly } from '@myler/ui/layout';
import styles from './legal.Contents.module.css';

/** Beside the text where both fit; folded above it on telephones, where its sixteen lines would fill the screen. */
export function LegalContents({ sections }: { sections: LegalText['sections'] }) {
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <ScreenOnly as="details" className={styles.collapsible}>
        <summary>Contents</summary>
        <nav aria-label="Contents">{list}</nav>
      </ScreenOnly>
      <nav className={styles.beside} aria-label="Contents">
        <p className={styles.title} aria-hidden="true">
          Contents
        </p>
        {list}
      </nav>
    </>
  );
}
