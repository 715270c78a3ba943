import { Heading } from '../../heading/Heading.tsx';
import { Label } from '../../label/Label.tsx';
import { Box } from '../../layout/Box.tsx';
import { Split } from '../../layout/Split.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Picture, type PictureData } from '../../picture/Picture.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './ProsAndCons.module.css';

interface Opinions {
  title: string;
  items: readonly string[];
}

export interface ProsAndConsProps {
  pros: Opinions;
  cons: Opinions;
  /** Below both, in a low crop. */
  picture?: PictureData | undefined;
}

/** What speaks for a place, numbered, and in an arch beside it what speaks against it. */
export function ProsAndCons({ pros, cons, picture }: ProsAndConsProps) {
  return (
    <>
      <Split ratio="7/5" rows={9}>
        <div>
          <Label seenOnly>{pros.title}</Label>
          <h2 className="visually-hidden">{pros.title}</h2>
          <Stack as="ol" gap={6} className={styles.pros}>
            {pros.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Stack>
        </div>
        <div className={styles.arch}>
          <Heading level={2} size="title-2" className={styles.title}>
            {cons.title}
          </Heading>
          <Box as="ul" lines="above">
            {cons.items.map((item) => (
              <Text as="li" tone="quiet" key={item}>
                {item}
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
    </>
  );
}
