import { startStack } from './stack.ts';

/** Starts the one system that all journeys share, and tells the workers where it is. @returns how to end it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env['E2E_ORIGIN'] = stack.origin;
  process.env['E2E_FOLDER'] = stack.folder;
  return () => stack.stop();
}
