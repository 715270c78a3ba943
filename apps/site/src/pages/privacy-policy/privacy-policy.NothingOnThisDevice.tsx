import { Stack } from '@myler/ui/layout';
import styles from './on-this-device.island.module.css';

/** Says in words what may be stored: before the script has read the storage, and always without scripts. */
export function NothingOnThisDevice() {
  return (
    <Stack gap={4} before={6} className={styles.device}>
      <h3>On this device, right now</h3>
      <p>
        With JavaScript switched on, your browser lists here what it has of the names above, and lets you clear it.
        Without JavaScript the site stores nothing at all: your answer, your currency and your shortlist all need it.
        What an earlier visit left could be any of these names, and your browser’s own settings show and clear it.
      </p>
    </Stack>
  );
}
