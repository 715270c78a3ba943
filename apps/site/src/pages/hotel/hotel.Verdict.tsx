import type { Hotel } from '@myler/api-client/contract';
import { Heading } from '@myler/ui/heading';
import { Label } from '@myler/ui/label';
import { Box, Split, Stack } from '@myler/ui/layout';
import { Picture } from '@myler/ui/picture';
import { Section } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import styles from './hotel.Verdict.module.css';

/** Three things we love, and whom the hotel does not suit. */
export function HotelVerdict({ hotel: { loved, notFor, pictures } }: { hotel: Hotel }) {
  const picture = pictures[2];
  return (
    <Section band="paper">
      <Split ratio="7/5" rows={9}>
        <div>
          <Label seenOnly>Three things we love</Label>
          <h2 className="visually-hidden">Three things we love</h2>
          <Stack as="ol" gap={6} className={styles.likes}>
            {loved.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </Stack>
        </div>
        <div className={styles.arch}>
          <Heading level={2} size="title-2" className={styles.title}>
            Perhaps not for…
          </Heading>
          <Box as="ul" lines="above">
            {notFor.map((thing) => (
              <Text as="li" tone="quiet" key={thing}>
                {thing}
              </Text>
            ))}
          </Box>
        </div>
      </Split>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="min(100vw, 1344px)" fit="cover" />
        </div>
      )}
    </Section>
  );
}
