import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { GiftCardPurchase } from '@myler/api-client/contract';
import { giftCardAttachments } from '../gift-cards/attachments.ts';
import { createMailSender } from '../mail/sending/sender.ts';
import { createMailTransport } from '../mail/sending/transport.ts';
import { createMediaLibrary } from '../media/library.ts';
import { openTestProvider, testEnv } from './provider.ts';
import { buyGiftCard } from './purchases.ts';
import { startSmtpServer } from './smtp-server.ts';

/** A provider that sends its emails about gift cards through a real mail server. */
export async function openGiftCardMail() {
  const provider = await openTestProvider();
  const smtp = await startSmtpServer();
  const { publicOrigin, giftCardKeys, sessionKeys } = testEnv;
  const dataDir = mkdtempSync(join(tmpdir(), 'provider-gift-emails-'));
  const media = createMediaLibrary({ prepared: '/nowhere', cache: join(dataDir, 'media') });
  const attachmentMakers = giftCardAttachments({
    db: provider.store.db,
    giftCardKeys,
    publicOrigin,
    media,
    log: console,
  });
  return {
    attachmentMakers,
    provider,
    /** Buys a card, and answers it with the emails that were sent about it. */
    async buy(changes: Partial<GiftCardPurchase> = {}) {
      const bought = await buyGiftCard(provider, changes);
      const sender = createMailSender({
        db: provider.store.db,
        transport: createMailTransport({ smtpUrl: smtp.url, dataDir, publicOrigin, sessionKeys, attachmentMakers }),
        log: pino({ level: 'silent' }),
        now: () => provider.clock.now,
        interval: 0,
      });
      await sender.flush();
      await sender.stop();
      return { ...bought, mails: smtp.received.splice(0) };
    },
    async close() {
      await provider.close();
      await smtp.close();
    },
  };
}
