import type { ReactElement } from 'react';
import { Cluster } from '../../layout/Cluster.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import { Split } from '../../layout/Split.tsx';
import { Prose } from '../../prose/Prose.tsx';
import { Contents } from '../contents/Contents.tsx';
import { Versions, type VersionsProps } from './Versions.tsx';
import styles from './LegalText.module.css';

export interface LegalTextProps {
  /** In a bar above the text: which version it is. */
  status: ReactElement | undefined;
  /** At the end of that bar, on the screen only: a button that prints. */
  tools?: ReactElement;
  versions?: VersionsProps | undefined;
  /** Numbered in their order; each can be linked to by its id. */
  sections: readonly {
    id: string;
    title: string;
    content: ReactElement;
    /** Below the text, in its full width. */
    below?: ReactElement | undefined;
  }[];
}

/** A legal text: readable in one sitting, with its contents beside it, sections that can be linked to, and printable. */
export function LegalText({ status, tools, versions, sections }: LegalTextProps) {
  return (
    <>
      <Cluster gap={6} rows={2} justify="between" before={8} className={styles.bar}>
        {status}
        <ScreenOnly as="span">{tools}</ScreenOnly>
      </Cluster>
      <Split ratio="1/3" rows={8} before={8}>
        <Contents title="Contents" items={sections} numbered />
        <div>
          {versions && <Versions {...versions} />}
          <ol className={styles.sections}>
            {sections.map(({ id, title, content, below }) => (
              <li key={id} id={id} className={styles.section}>
                <h2>
                  <a className={styles.anchor} href={`#${id}`}>
                    {title}
                  </a>
                </h2>
                <Prose>{content}</Prose>
                {below}
              </li>
            ))}
          </ol>
        </div>
      </Split>
    </>
  );
}
