import { monthNames } from '@myler/config/months';
import { Grid } from '../../layout/Grid.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import styles from './YearChart.module.css';

type Draw = 'bars' | 'line' | 'dashes';

export interface YearChartProps {
  title: string;
  titleId: string;
  /** A value for each month; a column in which some are missing is not drawn. */
  columns: readonly { label: string; draw: Draw; values: readonly (number | null)[] }[];
  /** The head of the months. */
  monthLabel: string;
  /** Says what the drawing shows. */
  legend: string;
  note?: string | undefined;
}

/** The size of the drawing, in its own units: a column of 20 for each month. */
const COLUMN = 20;
const HEIGHT = 100;

/** The year in figures: a table, and a drawing of the same figures for those who see it. */
export function YearChart({ title, titleId, columns, monthLabel, legend, note }: YearChartProps) {
  return (
    <Grid as="section" columns="fit" gap={8} rows={0} align="start" className={styles.year}>
      <h3 id={titleId}>{title}</h3>
      <ScreenOnly className={styles.drawn} aria-hidden="true">
        <Drawing columns={columns} />
        <p>{legend}</p>
      </ScreenOnly>
      <table aria-labelledby={titleId} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{monthLabel}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthNames.map((name, month) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(({ label, values }) => (
                <td key={label}>{values[month]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p>{note}</p>}
    </Grid>
  );
}

/** Bars from the bottom, and lines on one scale above them. */
function Drawing({ columns }: Pick<YearChartProps, 'columns'>) {
  const drawn = columns.flatMap(({ draw, values }) =>
    values.every((value) => value !== null) ? [{ draw, values }] : [],
  );
  const onScale = drawn.flatMap(({ draw, values }) => (draw === 'bars' ? [] : values));
  const low = Math.min(0, ...onScale);
  const top = Math.max(...onScale);
  const x = (month: number) => month * COLUMN + COLUMN / 2;
  const y = (value: number) => Math.round(HEIGHT - 6 - ((value - low) / (top - low)) * (HEIGHT - 12));
  const path = (draw: Draw, value: number, month: number) => {
    if (draw === 'bars') return `M${x(month)} ${HEIGHT}v-${value * 2}`;
    return `${month === 0 ? 'M' : 'L'}${x(month)} ${y(value)}`;
  };
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${COLUMN * 12} ${HEIGHT}`}>
      {(['bars', 'line', 'dashes'] as const).map((draw) =>
        drawn
          .filter((column) => column.draw === draw)
          .map(({ values }, index) => (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- columns of one look differ only by their place
              key={index}
              className={styles[draw]}
              d={values.map((value, month) => path(draw, value, month)).join('')}
            />
          )),
      )}
    </svg>
  );
}
