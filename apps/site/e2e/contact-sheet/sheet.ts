import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** The widths of the boards: the breakpoints, telephones and screens between them. */
export const widths = [360, 390, 768, 1024, 1280, 1440, 1650] as const;

const sheetFolder = resolve(import.meta.dirname, '../../reports/contact-sheet');
/** The folder of the pictures of one kind. */
export const folderOf = (kind: 'pages' | 'dialogs' | 'print') => join(sheetFolder, kind);
const storyPictures = resolve(import.meta.dirname, '../../../../.storybook/screenshots');

export const emptySheet = () => rm(sheetFolder, { recursive: true, force: true });

/**
 * Writes the page that shows every picture at one scale. Emails are those of the stories, which each run of the tests
 * compares.
 *
 * @returns its file
 */
export async function writeSheet(): Promise<string> {
  const mailFolders = (await readdir(storyPictures)).filter((name) => name.startsWith('letters-'));
  const chapters = [
    await chapter('Pages', folderOf('pages')),
    await chapter('Dialogs', folderOf('dialogs')),
    ...(await Promise.all(mailFolders.map((name) => chapter(`Mails: ${name}`, join(storyPictures, name))))),
    await chapter('Print', folderOf('print')),
  ];
  const file = join(sheetFolder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Myler, every screen</title>${style}${chapters.join('')}`,
  );
  return file;
}

const style = `<style>
body{font:14px system-ui;background:#d8cfbf;margin:24px}
div{display:flex;gap:12px;align-items:start;overflow-x:auto}
img{zoom:.25;box-shadow:0 0 0 2px #857a66;max-block-size:12000px;object-fit:cover;object-position:top}
</style>`;

async function chapter(title: string, folder: string): Promise<string> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.png'));
  const rows = new Map<string, string[]>();
  for (const file of files.toSorted(byNameAndNumber)) {
    const name = file.replace(/-\d+\.png$/, '');
    rows.set(name, [...(rows.get(name) ?? []), file]);
  }
  const pictures = (names: string[]) =>
    names.map((name) => {
      const address = relative(sheetFolder, join(folder, name));
      return `<a href="${address}"><img src="${address}" alt="${name}" loading="lazy"></a>`;
    });
  return `<h1>${title}</h1>${[...rows].map(([name, names]) => `<h2>${name}</h2><div>${pictures(names).join('')}</div>`).join('')}`;
}

const byNameAndNumber = new Intl.Collator('en', { numeric: true }).compare;
