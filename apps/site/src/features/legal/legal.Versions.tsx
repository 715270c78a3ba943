import type { LegalText } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import styles from './legal.Versions.module.css';

/** What this version changed, in plain words. The changes of earlier versions are folded. */
export function LegalVersions({ versions }: { versions: LegalText['versions'] }) {
  const [current, ...earlier] = versions;
  if (!current) return null;
  return (
    <section className={styles.versions} aria-labelledby="what-changed">
      <h2 id="what-changed" className={styles.title}>{`What changed in version ${current.version}.`}</h2>
      <Changes changes={current.changes} />
      {earlier.map(({ version, effectiveOn, changes }) => (
        <details key={version} className={styles.earlier}>
          <summary>{`Version ${version}, ${formatDate(effectiveOn)}`}</summary>
          <Changes changes={changes} />
        </details>
      ))}
    </section>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
