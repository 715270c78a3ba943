import Document from 'pdfkit';
import type { Logger } from '@myler/server/log';
import { facesOfDocument, type DocumentFaces, type Face } from './faces.ts';

/** The standard for accessible PDFs, which the library knows and its types do not. */
const PDF_UA = 'PDF/UA' as 'PDF/A-3';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };

export type Sheet = PDFKit.PDFDocument;

interface SheetOptions {
  title: string;
  /** Names the document in the log: "receipt 17". Never a person. */
  document: string;
  /** No line of it is above 30, because the text of a document is a stranger's. */
  log: Pick<Logger, 'info'>;
  /** True for a document that screen readers read in its structure (PDF/UA). */
  isTagged?: boolean;
}

/** What is known of a sheet while it is drawn. */
interface SheetState {
  faces: DocumentFaces;
  /** The names of those that it embeds, each as a subset of the characters that it draws. */
  embedded: Set<string>;
}
const states = new WeakMap<Sheet, SheetState>();

/** An empty sheet; `save` gives its bytes, and logs which characters no font has. */
export function newSheet({ title, document, log, isTagged = false }: SheetOptions): {
  sheet: Sheet;
  save: () => Promise<Buffer>;
} {
  // Without a default font of the library, because all text is in faces that are embedded.
  const options = {
    size: 'A4',
    margin: 0,
    font: '',
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: 'Myler' },
  } as const;
  const sheet = new Document(isTagged ? { ...options, tagged: true, pdfVersion: '1.7', subset: PDF_UA } : options);
  states.set(sheet, { faces: facesOfDocument(), embedded: new Set() });
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const save = () =>
    new Promise<Buffer>((resolve, reject) => {
      const missing = Array.from(facesIn(sheet).missing, nameOfPoint).toSorted();
      if (missing.length > 0) log.info({ document, missing }, 'no font has these characters of a document');
      sheet.on('end', () => resolve(Buffer.concat(chunks)));
      sheet.on('error', reject);
      sheet.end();
    });
  return { sheet, save };
}

/** "U+1E900" */
const nameOfPoint = (point: number) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;

export const facesIn = (sheet: Sheet): DocumentFaces => stateOf(sheet).faces;

/** The name of the font that was used last. The library has no types for it. */
export const currentFont = (sheet: Sheet): string => (sheet as Sheet & { _font: { id: string } })._font.id;

export function useFace(sheet: Sheet, { name, file }: Face): void {
  const { embedded } = stateOf(sheet);
  if (!embedded.has(name)) sheet.registerFont(name, file);
  embedded.add(name);
  sheet.font(name);
}

function stateOf(sheet: Sheet): SheetState {
  const state = states.get(sheet);
  if (!state) throw new Error('@myler/provider: make a sheet with newSheet.');
  return state;
}
