import { Grid } from '../../layout/Grid.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Figures.module.css';

export interface FiguresProps {
  figures: readonly { figure: string; what: string }[];
}

/** Large figures, each above what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Grid as="dl" columns={4} narrow gap={6} rows={8} before={10} className={styles.figures}>
      {figures.map(({ figure, what }) => (
        <div key={figure}>
          <Text as="dt" size="small" tone="quiet">
            {what}
          </Text>
          <dd>{figure}</dd>
        </div>
      ))}
    </Grid>
  );
}
