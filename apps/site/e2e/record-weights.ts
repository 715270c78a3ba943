import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedWeights } from './page-weights.gen.ts';
import type { PageWeight } from './page-weight.ts';

type Recorded = Omit<PageWeight['parts'], 'pictures'>;

const all: Record<string, Recorded> = { ...recordedWeights };

/** Writes the parts of a page's weight, with which a later failure compares its own. Works in one worker only. */
export function recordWeight(kind: string, { figures, parts }: PageWeight): void {
  const { pictures: _, ...recorded } = parts;
  // The hour's pictures and the speed of a machine change a few requests of every page.
  if (!isNear(recorded, all[kind])) all[kind] = recorded;
  const lines = Object.entries(all).map(
    ([name, weight]) => `  ${JSON.stringify(name)}: {
${Object.entries(weight)
  .map(([what, sizes]) => `    ${what}: ${asText(sizes)},`)
  .join('\n')}
  },`,
  );
  writeFileSync(
    join(import.meta.dirname, 'page-weights.gen.ts'),
    `// Written by \`pnpm generate\`: what each page consisted of when its budgets were set.
import type { PageWeight } from './page-weight.ts';

export const recordedWeights: Record<string, Omit<PageWeight['parts'], 'pictures'>> = {
${lines.join('\n')}
};
`,
  );
  console.log(
    kind,
    JSON.stringify(figures, (_, value) => (typeof value === 'number' ? round(value) : value)),
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
const asText = (sizes: object) =>
  JSON.stringify(sizes, (_, value) => (typeof value === 'number' ? round(value) : value));

const total = (sizes: Record<string, number>) => Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** Whether no part of a page has grown or shrunk by more than one in fifty. */
const isNear = (now: Recorded, before: Recorded | undefined) =>
  before !== undefined &&
  (['beforeIntent', 'scripts', 'html', 'elements'] as const).every(
    (part) => Math.abs(total(now[part]) - total(before[part])) <= total(before[part]) / 50,
  );
