import sharp from 'sharp';
import { drawLetterArch, drawLetterWordmark, letterPictures, WORDMARK } from '../page/drawings.ts';
import type { LetterContent, LetterPictureName } from '../message/letter.ts';

/** Twice the size they are shown in, for dense screens. */
const DENSITY = 2;

export interface InlinePicture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

const made = new Map<string, Promise<InlinePicture>>();

/** The pictures that a letter brings along, in pixels. Each is made once in the life of a process. */
export function picturesOf({ picture }: LetterContent): Promise<InlinePicture[]> {
  return Promise.all([once(WORDMARK.cid, makeWordmark), ...(picture ? [once(picture, () => makeArch(picture))] : [])]);
}

function once(name: string, make: () => Promise<InlinePicture>): Promise<InlinePicture> {
  let making = made.get(name);
  if (!making) {
    making = make();
    made.set(name, making);
    // One that failed is tried again with the next letter.
    making.catch(() => made.delete(name));
  }
  return making;
}

/** A PNG, since it stands on a night that a mail program may have recoloured. */
async function makeWordmark(): Promise<InlinePicture> {
  const content = await pixelsOf(drawLetterWordmark(), WORDMARK.width).png({ palette: true }).toBuffer();
  return { cid: WORDMARK.cid, filename: 'myler.png', contentType: 'image/png', content };
}

async function makeArch(name: LetterPictureName): Promise<InlinePicture> {
  const { cid, width } = letterPictures[name];
  const content = await pixelsOf(drawLetterArch(name), width).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  return { cid, filename: `${name}.jpg`, contentType: 'image/jpeg', content };
}

const pixelsOf = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 72 * DENSITY }).resize({ width: width * DENSITY });
