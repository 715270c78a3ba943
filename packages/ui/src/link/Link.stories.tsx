import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from './Link.tsx';
import { Anchor, LinkProvider, type AnchorProps } from './LinkContext.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#hotels', children: 'See the hotel' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      The desk in London is open every day from nine to six. <Link {...args}>Ring us</Link> and a person picks up.
    </p>
  ),
};
export const Standalone: Story = { args: { variant: 'standalone' } };
export const LeavesThisSite: Story = {
  args: { variant: 'standalone', isExternal: true, children: 'Plan it in the members’ app' },
};
export const OnNight: Story = { args: { variant: 'standalone' }, parameters: { tone: 'night' } };
export const AsAButton: Story = {
  render: () => (
    <p>
      I accept the <TextButton>terms and conditions</TextButton>.
    </p>
  ),
};

const follow = fn();
function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={href} onClick={() => follow(href)}>
      {children}
    </a>
  );
}
/** A site supplies its router's link once, and every component renders its anchors with it. */
export const ThroughARouter: Story = {
  render: () => (
    <LinkProvider value={RouterLink}>
      <Anchor href="#membership">Membership</Anchor>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Membership' }));
    await expect(follow).toHaveBeenLastCalledWith('#membership');
  },
};
