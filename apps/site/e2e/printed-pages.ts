import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { findProgram } from '../../../scripts/programs.ts';

/** What a printer would put on each sheet of A4, as text in its layout. */
export async function printedPages(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  // Each page ends with a form feed.
  return execFileSync(findProgram('pdftotext'), ['-layout', '-', '-'], { input: pdf })
    .toString()
    .split('\f')
    .slice(0, -1);
}
