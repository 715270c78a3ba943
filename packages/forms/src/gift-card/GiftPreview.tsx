import type { GiftCardOptions } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipNames } from '@myler/config/membership-ids';
import { GiftCardPreview } from '@myler/ui/gift-card';
import { thumbnailSource } from '@myler/ui/picture';
import { Text } from '@myler/ui/text';
import { copy } from './copy.ts';
import { arrivalInWords } from './delivery.ts';
import { deliverOnOf, OTHER_SUM, worthOf, type GiftForm } from './gift-form.ts';
import { sumText } from './WorthFields.tsx';
import styles from './GiftCardForm.module.css';

interface GiftPreviewProps {
  form: GiftForm;
  options: GiftCardOptions;
  isCurrencyKnown: boolean;
  isFlipped: boolean;
  onFlip: (isFlipped: boolean) => void;
}

/** The preview of the card. It updates on each keystroke and never takes the focus. */
export function GiftPreview({ form, options, isCurrencyKnown, isFlipped, onFlip }: GiftPreviewProps) {
  const design = designOf(form, options);
  if (!design) return null;
  const day = deliverOnOf(form);
  const name = form.recipient.name.trim();
  return (
    <GiftCardPreview
      picture={design.picture}
      isFlipped={isFlipped}
      onFlip={onFlip}
      inside={{
        to: dear(name),
        message: form.message,
        from: form.sender.name.trim() || <Blank of="sender" />,
        worth: worthOnCard(form, options, isCurrencyKnown),
        note: copy.preview.goodFor,
      }}
      envelope={{ name: name || <Blank of="recipient" />, line: day ? arrivalInWords(day) : copy.preview.now }}
    />
  );
}

/**
 * What is on the card, in two lines that stay in view while the fields are filled in: on a telephone the card itself is
 * far above them. It says nothing new, so a screen reader leaves it out.
 */
export function SmallPreview({ form, options, isCurrencyKnown }: Omit<GiftPreviewProps, 'isFlipped' | 'onFlip'>) {
  const design = designOf(form, options);
  if (!design) return null;
  const { width, height } = design.picture;
  return (
    <div className={styles.small} aria-hidden="true">
      <img src={thumbnailSource(design.picture)} alt="" width={width} height={height} />
      <p className={styles.smallLine} dir="auto">
        {form.recipient.name.trim() || <Blank of="recipient" />}
      </p>
      <p>{worthOnCard(form, options, isCurrencyKnown)}</p>
      <p className={styles.smallLine} dir="auto">
        {form.message.trim() || form.sender.name.trim()}
      </p>
    </div>
  );
}

/** Stands where something has not been written yet. */
function Blank({ of }: { of: keyof typeof copy.preview.blanks }) {
  return (
    <Text as="span" tone="quiet" className={styles.blank}>
      {copy.preview.blanks[of]}
    </Text>
  );
}

const dear = (name: string) =>
  name ? (
    copy.preview.dear(name)
  ) : (
    <span>
      Dear <Blank of="recipient" />,
    </span>
  );

function designOf(form: GiftForm, { designs }: GiftCardOptions) {
  return designs.find(({ id }) => id === form.design) ?? designs[0];
}

function worthOnCard(form: GiftForm, options: GiftCardOptions, isCurrencyKnown: boolean) {
  if (form.kind === 'membership') {
    return form.membershipId ? copy.preview.yearOf(membershipNames[form.membershipId]) : <Blank of="membership" />;
  }
  if (form.sum !== OTHER_SUM) {
    const presets = options.presets.filter(({ amount }) => String(amount) === form.sum);
    return sumText(presets, form.currency, isCurrencyKnown);
  }
  const worth = worthOf(form, options);
  return worth ? formatMoney(worth) : <Blank of="sum" />;
}
