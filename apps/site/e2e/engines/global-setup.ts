import { startStack } from '../stack.ts';
import { startReverseProxy } from './reverse-proxy.ts';

/** Starts the system that the journeys in all engines share. @returns a function that ends it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const reverseProxy = await startReverseProxy();
  const stack = await startStack({ PUBLIC_ORIGIN: reverseProxy.origin });
  reverseProxy.forwardTo(await portOf(stack.output()));
  process.env['E2E_ORIGIN'] = reverseProxy.origin;
  process.env['E2E_PUBLIC_KEY_HASH'] = reverseProxy.publicKeyHash;
  process.env['E2E_FOLDER'] = stack.folder;
  return async () => {
    await reverseProxy.close();
    await stack.stop();
  };
}

/** The product's port. The product prints the origin from its configuration, and logs its port. */
async function portOf(output: Promise<string>): Promise<number> {
  const [, port] = /"port":(\d+)[^\n]*"listening"/.exec(await output) ?? [];
  if (!port) throw new Error('The product has not logged the port that it listens on.');
  return Number(port);
}
