import { fill } from '../core/path.ts';

/** A dromedary walking left, with its feet on y = 0, about 100 high and 120 long. */
const BODY =
  'M-58-78C-64-80-66-74-70-72C-73-70-76-70-76-67C-72-65-66-66-62-66C-59-60-58-50-50-44C-46-40-42-40-38-40C-38-30-40-22-41-14L-44-1L-38-1L-35-14L-31-34C-20-32-8-32 4-34L10-32C14-26 13-18 13-12L12-1L18-1L20-14C20-20 22-26 24-30C28-34 29-42 28-48L32-34L33-35L30-54C26-62 18-64 12-66C8-74 2-84-5-84C-12-84-16-74-22-66C-30-64-38-60-43-57C-48-62-50-72-52-78C-53-80-56-79-58-78Z';
const LEGS = 'M-30-38L-28-20L-30-1L-25-1L-22-20L-22-36ZM8-36L4-22L0-12L1-1L6-1L7-12L15-32Z';

/** A caravan: `at` gives the height of the ground. Sizes are heights in pixels. */
export function camel(
  x: number,
  y: number,
  size: number,
  colour: string,
  back: string,
  options: { rider?: string; pack?: string; mirrored?: boolean } = {},
): string {
  const k = size / 90;
  const rider = options.rider
    ? fill(
        'M-12-84C-13-98-10-108-4-110C2-108 5-98 4-84ZM-9-113a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0Z'.replaceAll(
          '.500',
          '.5',
        ),
        options.rider,
      )
    : '';
  const pack = options.pack ? fill('M-24-68C-18-80-10-88-4-88C4-86 10-76 14-66L12-50L-22-50Z', options.pack) : '';
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(options.mirrored ? -k : k).toFixed(3)} ${k.toFixed(3)})">${fill(LEGS, back)}${fill(BODY, colour)}${pack}${rider}</g>`;
}
