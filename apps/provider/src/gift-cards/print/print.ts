import { brand } from '@myler/config/brand';
import { deskLine } from '@myler/config/contact';
import { formatDate } from '@myler/config/dates';
import { GIFT_CARD_YEARS } from '@myler/config/gift-cards';
import { keyFact } from '@myler/config/key-facts';
import { isolate } from '@myler/config/names';
import { capitalised, inWords } from '@myler/config/numbers';
import type { Logger } from '@myler/server/log';
import { worthOf } from '../../mail/emails/gift-card.ts';
import type { GiftCardRow } from '../../store/schema.ts';
import { newSheet, type Sheet } from '../../pdf/sheet.ts';
import { drawText, heightOf, type TextStyle } from '../../pdf/text.ts';
import { foldMarks, QUARTER, drawQuarter } from './sheet.ts';

const NIGHT = '#15201f';
const GOLD = '#baa57e';
const PAPER = '#faf7f1';
const INK = '#1e1b16';
const INK_2 = '#5f574a';
const BRONZE = '#76613a';

/** Inside each quarter, in points. */
const MARGIN = 30;
const COLUMN = QUARTER.width - 2 * MARGIN;
/** Below a message: the sender in two lines, and the margin. */
const SENDER = 14 + 2 * 21 + 24;
const MESSAGE_SIZES = [13, 10.5, 9, 8, 7];
/** Of the drawing's 680 × 428, and as round as its corners. */
const CARD = { height: (COLUMN * 428) / 680, radius: (COLUMN * 20) / 680 };

interface Print {
  card: GiftCardRow;
  /** In its groups. Without one, the sheet says to which address the code goes. */
  code?: string;
  redeemAt: string;
  /** The design, as JPEG. */
  picture: Buffer;
}

/**
 * A gift card to print at home, on one side of A4 that is folded twice to A6. The lower right quarter is the front, the
 * lower left the back. The upper half is upside down and becomes the inside.
 */
export function printCard({ card, picture, ...rest }: Print, log: Pick<Logger, 'info'>): Promise<Buffer> {
  const { sheet, save } = newSheet({
    title: `A gift card of ${brand.name}`,
    document: `gift card ${card.reference}`,
    log,
  });
  drawQuarter(sheet, { column: 1, row: 1 }, () => drawFront(sheet, card, picture));
  drawQuarter(sheet, { column: 1, row: 0 }, () => drawMessage(sheet, card));
  drawQuarter(sheet, { column: 0, row: 0 }, () => drawWorth(sheet, { card, ...rest }));
  drawQuarter(sheet, { column: 0, row: 1 }, () => drawBack(sheet, card));
  foldMarks(sheet, BRONZE);
  return save();
}

function drawFront(sheet: Sheet, { recipientName }: GiftCardRow, picture: Buffer): void {
  const { width, height } = QUARTER;
  // The background reaches the sheet's edges and ends at the folds.
  sheet.rect(0, 0, width, height).fill(NIGHT);
  sheet
    .rect(12, 12, width - 24, height - 24)
    .lineWidth(0.6)
    .stroke(GOLD);
  drawMark(sheet, width / 2 - 12, 40, 0.6);
  sheet.save().roundedRect(MARGIN, 112, COLUMN, CARD.height, CARD.radius).clip();
  sheet.image(picture, MARGIN, 112, { width: COLUMN, height: CARD.height }).restore();
  drawText(
    sheet,
    `For ${isolate(recipientName)}`,
    { x: MARGIN, y: 112 + CARD.height + 44, width: COLUMN },
    {
      size: 19,
      weight: 300,
      colour: PAPER,
      align: 'center',
    },
  );
}

/** The message, inside on the left. */
function drawMessage(sheet: Sheet, { recipientName, senderName, message }: GiftCardRow): void {
  fillPaper(sheet);
  let y = drawText(
    sheet,
    `Dear ${isolate(recipientName)},`,
    { x: MARGIN, y: 62, width: COLUMN },
    {
      size: 15,
      weight: 400,
      colour: INK,
    },
  );
  if (message) {
    const place = { x: MARGIN, y: y + 14, width: COLUMN };
    const { text, style } = fitting(sheet, message, QUARTER.height - place.y - SENDER);
    y = drawText(sheet, text, place, style);
  }
  drawText(sheet, senderName, { x: MARGIN, y: y + 14, width: COLUMN }, { size: 15, weight: 400, colour: INK });
}

/** A message with the largest font size with which it fits; one of very many lines as a paragraph, with strokes between its lines. */
function fitting(sheet: Sheet, message: string, height: number): { text: string; style: TextStyle } {
  const styleOf = (size: number): TextStyle => ({ size, weight: 300, colour: INK, align: 'start' });
  const asParagraph = message.split(/\s*\n\s*/).join(' / ');
  for (const text of [message, asParagraph])
    for (const size of MESSAGE_SIZES)
      if (heightOf(sheet, text, COLUMN, styleOf(size)) <= height) return { text, style: styleOf(size) };
  return { text: asParagraph, style: styleOf(MESSAGE_SIZES.at(-1) ?? 0) };
}

/** The amount and how to redeem it, inside on the right. */
function drawWorth(sheet: Sheet, { card, code, redeemAt }: Omit<Print, 'picture'>): void {
  fillPaper(sheet);
  const label = { size: 8, weight: 600, colour: BRONZE, spacing: 0.5 } as const;
  const small = { size: 9.5, weight: 400, colour: INK_2 } as const;
  const at = (y: number) => ({ x: MARGIN, y, width: COLUMN });
  let y = drawText(sheet, 'WORTH', at(62), label);
  y = drawText(sheet, worthOf(card), at(y + 2), { size: 27, weight: 300, colour: INK });
  y = drawText(sheet, 'YOUR CODE', at(y + 12), label);
  y = code
    ? drawText(sheet, code, at(y + 3), { size: 13.5, weight: 600, colour: INK, spacing: 0.2 })
    : drawText(sheet, whereTheCodeIs(card), at(y + 3), { size: 10.5, weight: 400, colour: INK });
  y = drawText(sheet, 'GOOD UNTIL', at(y + 12), label);
  y = drawText(sheet, lastDayInWords(card), at(y + 3), {
    size: card.validUntil ? 13.5 : 10.5,
    weight: 400,
    colour: INK,
  });
  y = drawText(sheet, 'HOW TO REDEEM IT', at(y + 14), label);
  const steps = card.membershipId
    ? [
        'Open the page below and press Join.',
        'Choose the membership named above.',
        'Type the code where it says Gift code.',
      ]
    : [
        'Open the page below.',
        'Type the code to see what is on the card.',
        'Spend it on a membership or a journey, at once or in parts.',
      ];
  steps.forEach((step, index) => {
    y = drawText(sheet, `${index + 1}.  ${step}`, at(y + 2), small);
  });
  drawText(sheet, redeemAt.replace(/^https?:\/\//, ''), at(y + 8), { ...small, weight: 600, colour: BRONZE });
}

/** On the sheet that the giver hands over: the code is in the email, and only there. */
function whereTheCodeIs({ recipientEmail, status, deliverOn }: GiftCardRow): string {
  return status === 'delivered' || !deliverOn
    ? `It is in the email to ${recipientEmail}`
    : `It comes by email to ${recipientEmail} on ${formatDate(deliverOn)}`;
}

const lastDayInWords = ({ validUntil }: GiftCardRow): string =>
  validUntil ? formatDate(validUntil) : `${capitalised(inWords(GIFT_CARD_YEARS))} years from the day of that email`;

function drawBack(sheet: Sheet, { reference }: GiftCardRow): void {
  fillPaper(sheet);
  const { width, height } = QUARTER;
  const centred = { x: MARGIN, width: COLUMN };
  drawMark(sheet, width / 2 - 12, 92, 0.6);
  drawText(
    sheet,
    brand.name.toUpperCase(),
    { ...centred, y: 140 },
    {
      size: 13,
      weight: 400,
      colour: INK,
      align: 'center',
      spacing: 2.5,
    },
  );
  drawText(sheet, brand.promise, { ...centred, y: 166 }, { size: 11, weight: 300, colour: INK_2, align: 'center' });
  const fine = { size: 7.5, weight: 400, colour: INK_2, align: 'center' } as const;
  let y = drawText(sheet, keyFact('gift-spending').text, { ...centred, y: 230 }, fine);
  y = drawText(sheet, keyFact('gift-validity').text, { ...centred, y: y + 5 }, fine);
  drawText(
    sheet,
    `${deskLine.display}, nine to six, seven days a week. Reference ${reference}.`,
    { ...centred, y: y + 5 },
    fine,
  );
  drawText(sheet, 'Fold this sheet in half across, then in half again.', { ...centred, y: height - 40 }, fine);
}

function fillPaper(sheet: Sheet): void {
  sheet.rect(0, 0, QUARTER.width, QUARTER.height).fill(PAPER);
}

/** The house's mark: three arches. */
function drawMark(sheet: Sheet, x: number, y: number, scale: number): void {
  sheet
    .save()
    .translate(x, y)
    .scale(scale)
    .path('M3 47V20a17 17 0 0 1 34 0v27M11.5 47V20.5a8.5 8.5 0 0 1 17 0V47M20 3v44')
    .lineWidth(2)
    .stroke(GOLD)
    .restore();
}
