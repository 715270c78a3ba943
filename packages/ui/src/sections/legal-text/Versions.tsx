import { Heading } from '../../heading/Heading.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import { Stack } from '../../layout/Stack.tsx';
import styles from './Versions.module.css';

interface Version {
  title: string;
  /** What it changed, each in a sentence or two. */
  changes: readonly string[];
}

export interface VersionsProps {
  /** One that is announced and does not hold yet. It comes first. */
  next?: Version | undefined;
  current: Version;
  /** The newest first. They are folded. */
  earlier: readonly Version[];
}

/** What the current version of a text changed, in plain words. The changes of earlier versions are folded. */
export function Versions({ next, current, earlier }: VersionsProps) {
  return (
    <section className={styles.versions} aria-labelledby={next ? 'what-will-change' : 'what-changed'}>
      {next && (
        <div className={styles.next}>
          <Heading id="what-will-change" level={2} size="subtitle">
            {next.title}
          </Heading>
          <Changes changes={next.changes} />
        </div>
      )}
      <Heading id="what-changed" level={2} size="subtitle">
        {current.title}
      </Heading>
      <Changes changes={current.changes} />
      {earlier.map(({ title, changes }) => (
        <ScreenOnly key={title} as="details" before={4} className={styles.earlier}>
          <summary>{title}</summary>
          <Changes changes={changes} />
        </ScreenOnly>
      ))}
    </section>
  );
}

function Changes({ changes }: Pick<Version, 'changes'>) {
  return (
    <Stack as="ul" gap={3} before={4} measure className={styles.changes}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </Stack>
  );
}
