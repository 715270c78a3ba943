import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSystem, type Topology } from '../system/system.ts';
import { availableCores, pinThisProcess, type Cores } from './cores.ts';
import type { Job, Measurement } from './overload-report.ts';
import { visitKinds } from './visits.ts';

export interface OverloadResult extends Measurement {
  topology: Topology;
}

/**
 * Asks three times as much of the system as it can do, with one kind of visit after the other. This process and the system
 * run on other cores than the generator meanwhile.
 */
export async function overload(topology: Topology, cores: Cores): Promise<OverloadResult[]> {
  const results: OverloadResult[] = [];
  const allCores = availableCores();
  pinThisProcess(cores.system.join(','));
  try {
    const system = await startSystem(topology);
    try {
      for (const kind of visitKinds) {
        const measurement = await generate({ origin: system.origin, kind, core: cores.generator });
        results.push({ topology, ...measurement });
      }
    } finally {
      await system.close();
    }
  } finally {
    pinThisProcess(allCores);
  }
  return results;
}

const run = promisify(execFile);

async function generate(job: Job): Promise<Measurement> {
  const generator = join(import.meta.dirname, 'generator.ts');
  const args = ['-c', String(job.core), process.execPath, '--conditions=@myler/source', generator, JSON.stringify(job)];
  const { stdout } = await run('taskset', args, { maxBuffer: 2 ** 20 });
  return JSON.parse(stdout) as Measurement;
}
