import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../scripts/lib/start-product.ts';
import { root } from '../../scripts/lib/workspace.ts';

/** Starts the built product with an empty data folder, as `pnpm start` does. */
export async function startSite(env: Record<string, string> = {}) {
  if (!existsSync(join(root, 'apps/proxy/dist')))
    throw new Error('`pnpm build` comes first: there is no site to measure.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const { origin, pid, stop } = await startProduct(root, folder, { NODE_ENV: 'production', ...env });
  return { origin, pid, stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) };
}

/** The processor time of a process so far, in milliseconds, to ten; NaN on systems that do not report it. */
export function processorMs(pid: number | undefined): number {
  try {
    // The fourteenth and fifteenth fields, in hundredths of a second. The second field may contain spaces.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return Number.NaN;
  }
}
