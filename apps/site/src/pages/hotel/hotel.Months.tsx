import { monthNames } from '@myler/config/months';
import type { Hotel } from '@myler/api-client/contract';
import { Grid, ScreenOnly } from '@myler/ui/layout';
import styles from './hotel.Months.module.css';

type Climate = Hotel['climate'];

/** The size of the drawing, in its own units: a column of 20 for each month. */
const COLUMN = 20;
const HEIGHT = 100;

/** The year in figures: a table, and a drawing of the same figures for those who see it. */
export function HotelMonths({ climate }: { climate: Climate }) {
  const hasSea = climate.some(({ sea }) => sea !== null);
  return (
    <Grid as="section" columns="fit" gap={8} align="start" className={styles.months}>
      <h3 id="months">Month by month</h3>
      <ScreenOnly className={styles.drawn} aria-hidden="true">
        <Drawing climate={climate} />
        <p>{`Line: the warmth of the day.${hasSea ? ' Dashes: the sea.' : ''} Bars: wet days.`}</p>
      </ScreenOnly>
      <table aria-labelledby="months" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {hasSea && <th scope="col">Sea, °C</th>}
            <th scope="col">Day, °C</th>
            <th scope="col">Wet days</th>
          </tr>
        </thead>
        <tbody>
          {climate.map(({ month, sea, high, rainDays }) => (
            <tr key={month}>
              <th scope="row">{monthNames[month - 1]}</th>
              {hasSea && <td>{sea}</td>}
              <td>{high}</td>
              <td>{rainDays}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!hasSea && <p>The sea is too far away to bathe in.</p>}
    </Grid>
  );
}

/** Bars for wet days, a line for the warmth of the day and one for the sea. The table says it all in words. */
function Drawing({ climate }: { climate: Climate }) {
  const low = Math.min(0, ...climate.map(({ high }) => high));
  const top = Math.max(...climate.map(({ high, sea }) => Math.max(high, sea ?? high)));
  const y = (degrees: number) => Math.round(HEIGHT - 6 - ((degrees - low) / (top - low)) * (HEIGHT - 12));
  const line = (degrees: readonly number[]) =>
    degrees.map((degree, index) => `${index === 0 ? 'M' : 'L'}${index * COLUMN + COLUMN / 2} ${y(degree)}`).join('');
  const sea = climate.flatMap((month) => (month.sea === null ? [] : [month.sea]));
  const bars = climate.map(({ rainDays }, index) => `M${index * COLUMN + COLUMN / 2} ${HEIGHT}v-${rainDays * 2}`);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${COLUMN * 12} ${HEIGHT}`}>
      <path className={styles.rain} d={bars.join('')} />
      <path className={styles.day} d={line(climate.map(({ high }) => high))} />
      {sea.length === climate.length && <path className={styles.sea} d={line(sea)} />}
    </svg>
  );
}
