import { recordedWeights } from './page-weights.gen.ts';
import type { Figures, PageWeight, Parts } from './page-weight.ts';

type Figure = keyof Figures;

/** The parts that a figure consists of. */
const partsOf: Record<Figure, [keyof PageWeight['parts'], RegExp?]> = {
  beforeIntent: ['beforeIntent'],
  scripts: ['scripts'],
  scriptFiles: ['requests', /\.js$/],
  html: ['html'],
  ratio: ['html', /^the props|^application\//],
  stylesheets: ['requests', /\.css$/],
  requests: ['requests'],
  picture: ['pictures'],
  elements: ['elements'],
};

/**
 * Says which figures of a page are over their budgets, and which of its parts have grown since its weight was recorded.
 *
 * @returns nothing when all budgets are kept
 */
export function overBudget(kind: string, { figures, parts }: PageWeight, budgets: Figures): string {
  const recorded = recordedWeights[kind];
  const findings = (Object.keys(budgets) as Figure[])
    .filter((figure) => figures[figure] > budgets[figure])
    .map((figure) => {
      const [all, matching] = partsOf[figure];
      const before = all === 'pictures' ? withinBudget(parts.pictures, budgets.picture) : (recorded?.[all] ?? {});
      const grown = growth(parts[all], before).filter(([name]) => !matching || matching.test(name));
      const excess = `${figure}: ${rounded(figures[figure])} of ${budgets[figure]}`;
      const named = grown.slice(0, 8).map(([name, by]) => `  +${rounded(by)} ${name}`);
      const more = grown.length > 8 ? [`  and ${grown.length - 8} more`] : [];
      return [excess, ...named, ...more].join('\n');
    });
  return findings.join('\n');
}

/** Pictures are not recorded: those that are larger than the budget count as grown beyond it. */
const withinBudget = (pictures: Parts, budget: number): Parts =>
  Object.fromEntries(Object.entries(pictures).map(([name, size]) => [name, Math.min(size, budget)]));

/** The parts that are larger than before, the largest growth first. */
function growth(now: Parts, before: Parts): [name: string, by: number][] {
  return Object.entries(now)
    .map(([name, size]): [string, number] => [name, size - (before[name] ?? 0)])
    .filter(([, by]) => by >= 0.01)
    .toSorted(([, a], [, b]) => b - a);
}

const rounded = (value: number) => Math.round(value * 100) / 100;
