import { Grid } from '../../layout/Grid.tsx';
import { PartnerMark } from '../../partner-mark/PartnerMark.tsx';
import styles from './MarkGrid.module.css';

export interface MarkGridProps {
  /** Each with the address of its drawing, and what it is: "Airline". */
  marks: readonly { id: string; name: string; src: string; kind: string }[];
}

/** The marks of companies, between hairlines. */
export function MarkGrid({ marks }: MarkGridProps) {
  return (
    <Grid as="ul" columns={4} narrow before={8} className={styles.marks}>
      {marks.map(({ id, name, src, kind }) => (
        <li key={id}>
          <PartnerMark name={name} src={src} />
          <p>{kind}</p>
        </li>
      ))}
    </Grid>
  );
}
