import type { DrillResult, FaultResult } from './drill.ts';

/** The results as a table in Markdown. */
export function tableOf(drills: readonly DrillResult[]): string {
  const head = ['fault', 'servers', 'requests', 'writes done', 'tried again', 'failed', 'recovery'];
  const rows = drills.flatMap(({ results }) => results.map(cellsOf));
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ fault, topology, requests, acknowledged, refusals, failures, recovery }: FaultResult): string[] {
  const counts = [requests, acknowledged, refusals.length, failures.length].map(String);
  return [fault.name, topology, ...counts, `${(recovery / 1000).toFixed(1)} s`];
}

/** What must not have happened: each a sentence, none when the drill has passed. */
export function problemsOf(drills: readonly DrillResult[]): string[] {
  return drills.flatMap(({ results, losses, canaries }) => [
    ...results.flatMap(({ fault, topology, failures }) =>
      failures.map(({ what, at }) => `Failed with ${topology}, ${fault.name}, after ${Math.round(at)} ms: ${what}`),
    ),
    ...losses.lost.map((what) => `Lost: ${what}`),
    ...losses.doubled.map((what) => `Doubled: ${what}`),
    ...canaries.map((what) => `Written down: ${what}`),
  ]);
}
