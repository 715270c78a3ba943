import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Join Gold', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};
export const Gold: Story = { args: { variant: 'gold' } };
export const Outline: Story = { args: { variant: 'outline', children: 'Discover Myler' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Sign in' } };
export const Small: Story = { args: { variant: 'gold', size: 'small', children: 'Join' } };
export const Full: Story = { args: { fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
export const OnNight: Story = {
  parameters: { tone: 'night' },
  render: () => (
    <div className="story-row">
      <Button>Continue</Button>
      <Button variant="gold">Join</Button>
      <Button variant="outline">Sign in</Button>
      <Button variant="quiet">Your privacy</Button>
      <Button disabled>Continue</Button>
    </div>
  ),
};
export const LongText: Story = {
  render: () => (
    <div className="story-phone">
      <Button fullWidth>Pay £1,345.50 and join as a Dynasty Dining member</Button>
    </div>
  ),
};
export const AsALink: Story = {
  render: () => (
    <div className="story-row">
      <LinkButton href="#membership">See the memberships</LinkButton>
      <LinkButton href="#membership" variant="outline">
        See the memberships
      </LinkButton>
    </div>
  ),
};

export const Busy: Story = {
  args: { isBusy: true, busyLabel: 'Paying', children: 'Pay £1,345.50 and join' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Pay £1,345.50 and join' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Paying');
  },
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
