import { startStack } from '../stack.ts';
import { startFront } from './front.ts';

/** Starts the system that the journeys in all engines share. @returns a function that ends it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const front = await startFront();
  const stack = await startStack({ PUBLIC_ORIGIN: front.origin });
  front.passOnTo(await portOf(stack.printed()));
  process.env['E2E_ORIGIN'] = front.origin;
  process.env['E2E_FOLDER'] = stack.folder;
  return async () => {
    await front.close();
    await stack.stop();
  };
}

/** The product's port. The product prints the origin from its configuration, and logs its port. */
async function portOf(printed: Promise<string>): Promise<number> {
  const [, port] = /"port":(\d+)[^\n]*"listening"/.exec(await printed) ?? [];
  if (!port) throw new Error('The product has not logged the port that it listens on.');
  return Number(port);
}
