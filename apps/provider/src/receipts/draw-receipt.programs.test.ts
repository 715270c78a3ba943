import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findProgram } from '../../../../scripts/programs.ts';
import { namesByScript } from '../testing/names-by-script.ts';
import { documentFor } from './receipts.test-kit.ts';
import { drawReceipt } from './draw-receipt.ts';

it('another program reads the names and companies of a receipt in every script, in the order of their letters', async () => {
  for (const { name, company } of namesByScript) {
    const input = await drawReceipt(documentFor(name, company), console);
    const text = execFileSync(findProgram('pdftotext'), ['-', '-'], { input, encoding: 'utf8' });
    // Poppler marks the direction of what it reads.
    const words = text.replaceAll(/[\u202A-\u202E]/g, '').normalize('NFC');
    expect(words).toContain(company);
    expect(words).toContain(name);
  }
});
