import type { Found } from '../../faults/faults.ts';
import { readMembership } from '../../load/visitors.ts';
import type { System } from '../../system/system.ts';
import { HostileClient } from '../requests/send.ts';
import { newsletterLink, resetLink, signInCode } from './members.ts';
import { coupon, giftCode, payment } from './payments.ts';
import { createCaller, type RaceContext } from './race.ts';

const races = [payment, giftCode, coupon, resetLink, signInCode, newsletterLink];

/** Lets many visitors do the same at once, where one may succeed. */
export async function runRaces(system: System, contenders: number): Promise<Found> {
  for (const { prepare } of races) await prepare?.(system);
  const writes: NonNullable<Found['writes']> = [];
  const failures: string[] = [];
  const clients = [system.origin, system.providerOrigin].map((origin) => new HostileClient(origin, contenders));
  const [site, providers] = clients as [HostileClient, HostileClient];
  const secret = system.secrets.find(({ name }) => name === 'PROVIDER_SECRET')?.value ?? '';
  const context: RaceContext = {
    system,
    contenders,
    membership: await readMembership(system.origin),
    site: createCaller(site, { origin: system.origin }),
    provider: createCaller(providers, { authorization: `Bearer ${secret}` }),
    acknowledge: (write) => void writes.push(write),
  };
  for (const { name, run } of races) {
    const began = performance.now();
    const found = await run(context).catch((error: unknown) => [String(error)]);
    failures.push(...found.map((what) => `${name}: ${what}`));
    console.error(`${system.topology}: ${contenders} at once, ${name}: ${Math.round(performance.now() - began)} ms`);
  }
  for (const client of clients) client.close();
  return { requests: races.length * contenders, failures, writes };
}
