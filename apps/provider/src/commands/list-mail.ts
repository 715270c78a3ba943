/** `pnpm mail`: lists the emails in the outbox folder, newest last, each with its file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outboxFolder } from '../mail/sending/transport.ts';

const workingFolder = process.env['INIT_CWD'] ?? process.cwd();
const folder = outboxFolder(resolve(workingFolder, process.env['DATA_DIR'] ?? '.data'));
const files = listFiles(folder);

if (files.length === 0) {
  console.log(`No mail in ${folder}. Emails are written here when somebody joins, unless SMTP_URL is set.`);
}
for (const file of files) {
  const head = readFileSync(join(folder, file), 'utf8').split('\n\n')[0] ?? '';
  const field = (name: string) =>
    new RegExp(`^${name}: (.*(?:\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replaceAll(/\n\s+/g, ' ');
  console.log(
    ['From', 'To', 'Subject', 'Date'].map((name) => `${`${name}:`.padEnd(9)}${decode(field(name) ?? '')}`).join('\n'),
  );
  console.log(`File:    ${join(folder, file)}\n`);
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path)
      .filter((name) => name.endsWith('.eml'))
      .sort();
  } catch {
    return [];
  }
}

/** Decodes encoded words of a header (RFC 2047), as nodemailer writes them. */
function decode(text: string): string {
  return text
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeURIComponent(word.replaceAll('_', '%20').replaceAll(/=([0-9A-F]{2})/gi, '%$1')),
    );
}
