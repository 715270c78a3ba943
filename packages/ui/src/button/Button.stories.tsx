import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  parameters: {
    design: {
      use: [
        'For what happens here: joining, sending, opening a dialog.',
        '`solid` for the one main action, `gold` on night and for joining, `outline` beside it, `quiet` in rows and menus.',
        'A link that looks like a button leads to another page.',
      ],
      avoid: [
        'Two solid or gold buttons do not stand side by side.',
        'For an action within a sentence use a text button.',
        'Do not disable a button because a form is incomplete: let it be pressed and say what is missing.',
      ],
      anatomy: [
        'The words: a verb, and what it acts on.',
        'The surface or border, with square corners, at least 48 px high.',
        'While it is busy: a line that moves, and the words of the action in progress.',
      ],
      accessibility: [
        'A busy button keeps its place, its size and its focus, and ignores presses. The change is announced.',
        'A disabled button is native, so no keyboard reaches it. In forced colours it is grey, as the system shows it.',
      ],
    } satisfies Design,
  },
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
    await expect(getComputedStyle(button, '::after').height).toBe('3px');
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
