import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { GiftFromLink, type GiftFromLinkProps } from './GiftFromLink.tsx';
import { code, openedGift, order, problem } from './gift-cards.stories-kit.ts';
import { OrderFromLink } from './OrderFromLink.tsx';

const TOKEN = 'token-of-the-link-in-an-email';
const openLink = () => history.replaceState(null, '', `#${TOKEN}`);

const meta = {
  title: 'Journeys/A gift card/From the link of an email',
  component: GiftFromLink,
  args: {
    open: fn<GiftFromLinkProps['open']>(() => Promise.resolve(openedGift)),
    redeemHref: '/e-gift-card/redeem',
    renderActions: () => <a href="#use">Use it now</a>,
  },
  parameters: { visual: false },
  beforeEach: () => {
    openLink();
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
} satisfies Meta<typeof GiftFromLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The token is out of the address at once, and stays with the page. */
export const AGift: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(code)).toBeVisible();
    await expect(args.open).toHaveBeenCalledWith(TOKEN);
    await expect(location.hash).toBe('');
  },
};

export const WithoutALink: Story = {
  beforeEach: () => history.replaceState(null, '', location.pathname + location.search),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /with the link in our email/ })).toBeVisible();
  },
};

/** A link that opens no card is final; what may be better in a moment can be tried again. */
export const ALinkThatIsOver: Story = {
  args: {
    open: fn<GiftFromLinkProps['open']>(() => Promise.reject(problem(410, { message: 'This link has ended.' }))),
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Use a code instead' })).toBeVisible();
    await expect(screen.getByText('This link has ended.')).toBeVisible();
  },
};

export const AnOrder: Story = {
  render: () => {
    const read = fn(() => Promise.resolve(order)).mockRejectedValueOnce(problem(503, { message: 'Not just now.' }));
    const same = () => Promise.resolve(order);
    const sheet = () => Promise.reject(problem(503, {}));
    return (
      <OrderFromLink
        client={{ read, change: same, cancel: same, refund: same, replaceCode: same, sheet }}
        buyHref="/e-gift-card"
      />
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText(order.reference)).toBeVisible();
  },
};
