import { createGatewayClient } from '@myler/api-client/gateway';
import { address } from '@myler/config/address';
import { OrderFromLink } from '@myler/forms/gift-card';
import { accessToken } from '../../visitor/access-token.ts';

const { call } = createGatewayClient({ token: accessToken });

const client = {
  read: (token: string) => call('giftCardOrder', { params: { token } }),
  change: (token, body) => call('changeGiftCardOrder', { params: { token }, body }),
  cancel: (token) => call('cancelGiftCardOrder', { params: { token } }),
  refund: (token) => call('refundGiftCardOrder', { params: { token } }),
  replaceCode: (token, replaces) => call('replaceGiftCode', { params: { token }, body: { replaces } }),
  sheet: (token) => call('giftCardSheet', { params: { token } }),
} satisfies Parameters<typeof OrderFromLink>[0]['client'];

/** The order of a receipt's link. */
export function GiftOrder() {
  return <OrderFromLink client={client} buyHref={address('/e-gift-card')} />;
}
