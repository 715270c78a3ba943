import startSystem from '../global-setup.ts';
import { emptySheet, writeSheet } from './sheet.ts';

/** Starts the system whose screens are taken. @returns a function that ends it and writes the sheet */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A part that was asked for by name is taken again beside the others.
  if (!process.env['CONTACT_SHEET_PART']) await emptySheet();
  const stopSystem = await startSystem();
  return async () => {
    await stopSystem();
    console.log(`Every screen is in ${await writeSheet()}`);
  };
}
