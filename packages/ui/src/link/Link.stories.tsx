import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from './Link.tsx';
import { Anchor, LinkProvider, type AnchorProps } from './LinkContext.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Components/Link',
  tags: ['autodocs'],
  component: Link,
  parameters: {
    design: {
      use: [
        '`inline` within a sentence, `standalone` on a line of its own.',
        'A text button looks the same and acts on this page: it opens the terms.',
      ],
      avoid: ['For the main action of a page use a button.', 'A whole card that leads somewhere is a card.'],
      anatomy: ['The words, which say where it leads.', 'The gold underline.', 'An arrow, if it leaves the site.'],
      accessibility: [
        'A link that leaves the site says so to screen readers.',
        'It is underlined at rest: colour alone does not mark it.',
        'The words make sense without the sentence around them.',
      ],
    } satisfies Design,
  },
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
