import type { LegalText } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Heading } from '@myler/ui/heading';
import { ScreenOnly, Stack } from '@myler/ui/layout';
import styles from './legal.Versions.module.css';

/** What this version changed, in plain words. The changes of earlier versions are folded. */
export function LegalVersions({ versions }: { versions: LegalText['versions'] }) {
  const [current, ...earlier] = versions;
  if (!current) return null;
  return (
    <section className={styles.versions} aria-labelledby="what-changed">
      <Heading id="what-changed" level={2} size="subtitle">{`What changed in version ${current.version}.`}</Heading>
      <Changes changes={current.changes} />
      {earlier.map(({ version, effectiveOn, changes }) => (
        <ScreenOnly key={version} as="details" before={4} className={styles.earlier}>
          <summary>{`Version ${version}, ${formatDate(effectiveOn)}`}</summary>
          <Changes changes={changes} />
        </ScreenOnly>
      ))}
    </section>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <Stack as="ul" gap={3} before={4} measure className={styles.changes}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </Stack>
  );
}
