'use client';

import { cardBrandNames } from '@myler/config/cards';
import { CardExpiryField, CardNumberField, SecurityCodeField } from '@myler/ui/card-fields';
import { Fieldset } from '@myler/ui/fieldset';
import { Grid } from '@myler/ui/layout';
import { TextField } from '@myler/ui/text-field';
import { digitsOf } from '../card/brands.ts';
import { formatExpiryTyping, normaliseExpiry } from '../card/expiry.ts';
import { formatCardNumber } from '../card/number.ts';
import { securityCodeLength, securityCodeHint } from '../card/security-code.ts';
import { autoComplete, copy } from './copy.ts';
import type { Form } from '../core/use-form.ts';
import { editCard, type CardEdits, type CardValues } from './credit-card.ts';
import { useCaret } from './use-caret.ts';

interface CardFieldsProps {
  form: Pick<Form<CardValues>, 'values' | 'edit' | 'field'>;
  currency: string;
}

/** The fields of a card. The brand is shown while the digits are typed, and sets the length of the security code. */
export function CardFields({ form: { values, field, ...form }, currency }: CardFieldsProps) {
  const card = values.creditCard;
  // From the latest values, because autofill changes several fields before the next render.
  const edit = (edits: CardEdits) => form.edit(({ creditCard }) => ({ creditCard: editCard(creditCard, edits) }));
  const { ref, remember } = useCaret(card.number);
  const expiry = field('creditCard.expiry');
  const codeLength = card.brand === 'DEFAULT' ? 4 : securityCodeLength(card.brand);

  return (
    <Fieldset legend={copy.card} description={copy.cardHint(currency)}>
      <TextField
        {...field('creditCard.name')}
        label={copy.name}
        kind="name"
        autoComplete={autoComplete.name}
        isRequired
        value={card.name}
        onChange={(name) => edit({ name })}
      />
      <CardNumberField
        {...field('creditCard.number')}
        ref={ref}
        label={copy.number}
        isRequired
        brand={card.brand}
        brandName={card.brand === 'DEFAULT' ? undefined : cardBrandNames[card.brand]}
        value={card.number}
        onChange={(typed) => {
          remember(typed);
          edit({ number: formatCardNumber(typed) });
        }}
      />
      <Grid columns={2} gap={6} rows={5} align="start">
        <CardExpiryField
          {...expiry}
          label={copy.expiry}
          description={copy.expiryHint}
          isRequired
          value={card.expiry}
          onChange={(typed) => edit({ expiry: formatExpiryTyping(typed, card.expiry) })}
          onBlur={() => {
            const normalised = normaliseExpiry(card.expiry);
            if (normalised !== card.expiry) edit({ expiry: normalised });
            expiry.onBlur();
          }}
        />
        <SecurityCodeField
          {...field('creditCard.cvc')}
          label={copy.cvc}
          description={securityCodeHint(card.brand)}
          isRequired
          value={card.cvc}
          onChange={(typed) => edit({ cvc: digitsOf(typed).slice(0, codeLength) })}
        />
      </Grid>
    </Fieldset>
  );
}
