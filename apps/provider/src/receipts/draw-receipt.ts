import { company } from '@myler/config/contact';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { formatPercent } from '@myler/config/numbers';
import { membershipById } from '@myler/config/memberships';
import { countryName } from '@myler/domain/words';
import { isolate } from '@myler/config/names';
import type { Logger } from '@myler/server/log';
import { newSheet, type Sheet } from '../pdf/sheet.ts';
import { drawText, type TextStyle } from '../pdf/text.ts';
import type { PaymentRow, receipts } from '../store/schema.ts';
import { taxIn, TAX_PERCENT } from './tax.ts';

const INK = '#1e1b16';
const INK_2 = '#5f574a';
const BRONZE = '#76613a';
const LEFT = 64;
const WIDTH = 595.28 - 2 * LEFT;
const AMOUNT = { x: LEFT + WIDTH - 130, width: 130 };

const heading: TextStyle = { size: 26, weight: 300, colour: INK };
const label: TextStyle = { size: 8.5, weight: 600, colour: BRONZE };
const body: TextStyle = { size: 10.5, weight: 400, colour: INK };
const strong: TextStyle = { ...body, weight: 600 };
const small: TextStyle = { size: 8.5, weight: 400, colour: INK_2 };

export interface ReceiptDocument {
  receipt: typeof receipts.$inferSelect;
  payment: PaymentRow;
  /** The number of the receipt that a credit note takes back. */
  credits: number;
}

type Line = [text: string, amount: string, style?: TextStyle];

/** A receipt as a tagged PDF on A4, so that a screen reader reads title, addresses and the table of sums in this order. */
export function drawReceipt(document: ReceiptDocument, log: Pick<Logger, 'info'>): Promise<Buffer> {
  const { receipt, credits } = document;
  const isReceipt = receipt.kind === 'receipt';
  const title = `${isReceipt ? 'Receipt' : 'Credit note'} ${receipt.number}`;
  const { sheet, save } = newSheet({ title, document: `${receipt.kind} ${receipt.number}`, log, isTagged: true });
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  let y = 72;
  const add = (tag: string, text: string, style: TextStyle, gap = 0) => {
    const top = y + gap;
    root.add(
      // A screen reader gets the text, because the shapes of some scripts do not tell their letters.
      sheet.struct(tag, { actual: text }, () => {
        y = drawText(sheet, text, { x: LEFT, y: top, width: WIDTH }, style);
      }),
    );
  };
  add('P', 'Myler', { ...label, size: 12 });
  add('H1', title, heading, 18);
  add('P', `Issued on ${formatDate(receipt.issuedOn)}`, body, 4);
  if (!isReceipt) add('P', `It cancels receipt ${credits}.`, body);
  add('H2', 'From', label, 26);
  add('P', [company.name, ...company.address, `VAT number ${company.vatNumber}`].join('\n'), body);
  add('H2', 'For', label, 18);
  add('P', addressLines(receipt.issuedTo).join('\n'), { ...body, countryCode: receipt.issuedTo.countryCode });
  y += 26;
  const table = sheet.struct('Table');
  root.add(table);
  for (const line of linesOf(document)) y = drawRow(sheet, table, line, y);
  table.end();
  add('P', `All prices include tax: ${formatPercent(TAX_PERCENT)} VAT of the United Kingdom.`, small, 22);
  root.end();
  return save();
}

/** The rows of the table: what was bought, what it cost with its tax, and how it was paid. */
export function linesOf({ receipt, payment }: ReceiptDocument): Line[] {
  const { currency, price, discount, gift, credit, paid } = payment;
  const sign = receipt.kind === 'receipt' ? 1 : -1;
  const money = (amount: number) => {
    const text = formatMoney({ amount: Math.abs(amount), currency }, { cents: true });
    return amount * sign < 0 ? `−${text}` : text;
  };
  // A gift card can buy journeys too, which are taxed otherwise. So the tax is due when it pays, and not when it is sold.
  // The credit for friends is never money: it lowers the price, as a code does.
  const total = price - discount - credit;
  const tax = taxIn(total);
  const isReceipt = receipt.kind === 'receipt';
  return [
    ['What', 'Sum', label],
    [`${subjectOf(payment)}, ${formatDate(payment.periodFrom)} to ${formatDate(payment.periodUntil)}`, money(price)],
    ...(discount > 0 ? [['Code', money(-discount)] as Line] : []),
    ...(credit > 0 ? [['Credit for friends', money(-credit)] as Line] : []),
    ['Total, tax included', money(total), strong],
    ['of which VAT', money(tax), small],
    ['before VAT', money(total - tax), small],
    ...(gift > 0 ? [[isReceipt ? 'Paid by gift card' : 'Refunded to the gift card', money(gift)] as Line] : []),
    ...(paid > 0 || gift === 0 ? [[isReceipt ? paidWith(payment) : givenBack(payment), money(paid)] as Line] : []),
  ];
}

function subjectOf({ kind, membershipId }: PaymentRow): string {
  const { name } = membershipById(membershipId);
  if (kind === 'upgrade') return `Moving to ${name} membership`;
  return kind === 'renewal' ? `${name} membership, renewal` : `${name} membership`;
}

const paidWith = ({ cardLastFour, paid }: PaymentRow) =>
  cardLastFour && paid > 0 ? `Paid by the card ending ${cardLastFour}` : 'Paid';
const givenBack = ({ cardLastFour, paid }: PaymentRow) =>
  cardLastFour && paid > 0 ? `Refunded to the card ending ${cardLastFour}` : 'Refunded';

function drawRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  [text, amount, style = body]: Line,
  y: number,
): number {
  const row = sheet.struct('TR');
  table.add(row);
  const cell = style === label ? 'TH' : 'TD';
  let end = y;
  row.add(
    cellOf(sheet, cell, () => {
      end = drawText(sheet, text, { x: LEFT, y, width: WIDTH - AMOUNT.width - 20 }, style);
    }),
  );
  row.add(cellOf(sheet, cell, () => void drawText(sheet, amount, { ...AMOUNT, y }, style)));
  row.end();
  return end + 5;
}

/**
 * A cell of the table. The library sets no scope, without which a screen reader does not know that a cell heads a column
 * (ISO 14289-1, 7.5).
 */
function cellOf(sheet: Sheet, tag: 'TH' | 'TD', draw: () => void): PDFKit.PDFStructureElement {
  const cell = sheet.struct(tag, {}, draw);
  const { dictionary } = cell as PDFKit.PDFStructureElement & { dictionary: { data: Record<string, unknown> } };
  if (tag === 'TH') dictionary.data['A'] = { O: 'Table', Scope: 'Column' };
  return cell;
}

function addressLines(to: ReceiptDocument['receipt']['issuedTo']) {
  const { name, companyName, taxNumber, street, postalCode, city, countryCode } = to;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const tax = taxNumber && `Tax number ${isolate(taxNumber)}`;
  return [companyName, name, street, place, countryName(countryCode), tax].filter(Boolean);
}
