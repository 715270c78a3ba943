'use client';

import { useState } from 'react';
import type { GiftCardOrder, GiftCardSheet } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { orderCopy } from './order-copy.ts';
import { OrderTask } from './OrderTask.tsx';

interface PrintSheetProps {
  order: GiftCardOrder;
  /** Rejects with the provider's error. */
  sheet: () => Promise<GiftCardSheet>;
}

/** The card as a file to print, fold and hand over. It has no code: the recipient's email has it. */
export function PrintSheet({ order: { recipient, sender, reference }, sheet }: PrintSheetProps) {
  const [state, setState] = useState<'loading' | 'saved' | 'failed'>();
  const isOwnAddress = recipient.email.toLowerCase() === sender.email.toLowerCase();
  const save = async () => {
    setState('loading');
    try {
      savePdf((await sheet()).pdf, `gift-card-${reference}.pdf`);
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  return (
    <OrderTask
      title={orderCopy.sheet.title}
      text={isOwnAddress ? orderCopy.sheet.ownAddress : orderCopy.sheet.text(recipient.email)}
    >
      <Button
        variant="outline"
        isBusy={state === 'loading'}
        busyLabel={orderCopy.sheet.loading}
        onClick={() => void save()}
      >
        {orderCopy.sheet.save}
      </Button>
      {/* A live region must be in the document before its text changes. */}
      <output>{state === 'saved' ? orderCopy.sheet.saved : state === 'failed' && orderCopy.sheet.failed}</output>
    </OrderTask>
  );
}

/** A link with a name saves the file, also on telephones, where a PDF in a new tab has no way back. */
function savePdf(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  Object.assign(link, { href, download: name });
  link.click();
  // After the click has been handled, because some browsers read the address only then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
