import type { GiftCardOptions } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipById } from '@myler/config/memberships';
import { GiftCardPreview } from '@myler/ui/gift-card';
import { copy } from './copy.ts';
import { arrivalInWords } from './delivery.ts';
import { deliverOnOf, OTHER_SUM, worthOf, type GiftForm } from './giftForm.ts';
import { sumText } from './WorthFields.tsx';

interface GiftPreviewProps {
  form: GiftForm;
  options: GiftCardOptions;
  isCurrencyKnown: boolean;
  isFlipped: boolean;
  onFlip: (isFlipped: boolean) => void;
}

const words = copy.preview;

/** The preview of the card. It updates on each keystroke and never takes the focus. */
export function GiftPreview({ form, options, isCurrencyKnown, isFlipped, onFlip }: GiftPreviewProps) {
  const design = options.designs.find(({ id }) => id === form.design) ?? options.designs[0];
  if (!design) return null;
  const day = deliverOnOf(form);
  return (
    <GiftCardPreview
      picture={design.picture}
      isFlipped={isFlipped}
      onFlip={onFlip}
      inside={{
        to: words.dear(form.recipient.name),
        message: form.message,
        from: words.from(form.sender.name),
        worth: worthText(form, options, isCurrencyKnown),
        note: words.goodFor,
      }}
      envelope={{ name: form.recipient.name.trim() || words.noName, line: day ? arrivalInWords(day) : words.now }}
    />
  );
}

function worthText(form: GiftForm, options: GiftCardOptions, isCurrencyKnown: boolean) {
  if (form.kind === 'membership') {
    return form.membershipId ? words.yearOf(membershipById(form.membershipId).name) : words.noName;
  }
  if (form.sum !== OTHER_SUM) {
    const presets = options.presets.filter(({ amount }) => String(amount) === form.sum);
    return sumText(presets, form.currency, isCurrencyKnown);
  }
  const worth = worthOf(form, options);
  return worth ? formatMoney(worth) : words.noName;
}
