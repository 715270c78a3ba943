import { breakEvenNight, hasUpgrades, payback, type Payback, type Year } from '@myler/domain/payback';
import styles from './PaybackChart.module.css';

interface PaybackChartProps {
  year: Year;
  sum: Payback;
  money: (whole: number) => string;
  name: string;
}

const W = 640;
const H = 252;
/** Room for the sums on the left, in the font size of telephones, which is the largest. The nights are below. */
const LEFT = 88;
const FOOT = 196;
const TOP = 14;

/**
 * The money returned by each night, against the price of the card. Hidden from screen readers, because the lines below
 * contain the same figures.
 */
export function PaybackChart({ year, sum, money, name }: PaybackChartProps) {
  const breakEven = breakEvenNight(year, sum.cost);
  // Weeks, so that the four divisions are whole nights. The break-even is in view when a family could reach it.
  const lastNight = Math.max(28, Math.ceil((Math.max(year.nights, Math.min(breakEven ?? 0, 60)) + 1) / 28) * 28);
  const at = (nights: number) => payback({ ...year, nights }, sum.cost).returned;
  const highest = roundUp(Math.max(sum.cost, at(lastNight)) * 1.08);
  const x = (nights: number) => round(LEFT + (nights / lastNight) * (W - LEFT - 8));
  const y = (value: number) => round(FOOT - (value / highest) * (FOOT - TOP));
  // Each night has at most one upgrade, so the line starts at zero and bends where the upgrades end.
  const bend = hasUpgrades(year.tier) ? Math.min(year.better, lastNight) : 0;
  const line = [0, bend, lastNight].map((nights) => `${x(nights)} ${y(at(nights))}`).join('L');
  const cost = y(sum.cost);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${W} ${H}`} aria-hidden="true" focusable="false">
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path className={styles.grid} d={`M${LEFT} ${y(highest * share)}H${W - 8}`} />
          <text className={styles.axis} x={0} y={y(highest * share) + 4}>
            {money(highest * share)}
          </text>
        </g>
      ))}
      <path className={styles.area} d={`M${line}L${x(lastNight)} ${FOOT}H${LEFT}Z`} />
      <path className={styles.line} d={`M${line}`} />
      <path className={styles.cost} d={`M${LEFT} ${cost}H${W - 8}`} />
      <text className={styles.axis} x={LEFT + 10} y={cost - 8}>{`${name} costs ${money(sum.cost)}`}</text>
      <path className={styles.mark} d={`M${x(year.nights)} ${y(sum.returned)}V${FOOT}`} />
      {breakEven !== undefined && breakEven <= lastNight && (
        <circle className={styles.breakEven} cx={x(breakEven)} cy={y(at(breakEven))} r="5" />
      )}
      <circle className={styles.dot} cx={x(year.nights)} cy={y(sum.returned)} r="6" />
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <text key={share} className={styles.axis} x={x(lastNight * share)} y={FOOT + 22} textAnchor="middle">
          {lastNight * share}
        </text>
      ))}
      <text className={styles.axis} x={W - 8} y={FOOT + 48} textAnchor="end">
        nights a year
      </text>
    </svg>
  );
}

/** Rounds up to a number that is easy to halve. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(10, value)));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * unit >= value) ?? 10;
  return step * unit;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
