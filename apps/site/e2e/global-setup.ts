import { startStack } from './stack.ts';

/** Starts the system that all journeys share, and tells the workers its address. @returns a function that ends it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env['E2E_ORIGIN'] = stack.origin;
  process.env['E2E_FOLDER'] = stack.folder;
  return () => stack.stop();
}
