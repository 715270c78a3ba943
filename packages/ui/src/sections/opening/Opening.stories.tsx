import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { LinkButton } from '../../button/Button.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { palmier } from '../../picture/pictures.stories-kit.tsx';
import { Section } from '../../section/Section.tsx';
import { Text } from '../../text/Text.tsx';
import { Trail } from './Trail.tsx';
import { Opening } from './Opening.tsx';

const meta = {
  title: 'Sections/Opening',
  tags: ['autodocs'],
  component: Opening,
  parameters: {
    design: {
      use: ['At the top of a page, in its first section.'],
      avoid: [
        'For the sections below it: they have a label and a heading.',
        'For an article, which begins with its own head.',
      ],
      anatomy: [
        'The trail.',
        'The label, in small capitals.',
        'The title.',
        'The lead, beside the title, or below it with something beside both.',
      ],
      accessibility: [
        'The title is the page’s one heading of the first level.',
        'With a trail the label is only seen, because the trail has just said it.',
      ],
    } satisfies Design,
    layout: 'fullscreen',
  },
  args: {
    label: 'The team',
    title: 'Somebody you can ring.',
    lead: 'Each of us has a name, a desk and something that we answer for.',
    trail: [{ label: 'Home', href: '#' }, { label: 'The team' }],
  },
  render: (args) => (
    <Section>
      <Opening {...args} />
    </Section>
  ),
} satisfies Meta<typeof Opening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithSomethingBeside: Story = {
  args: {
    label: 'Gift cards',
    title: 'A journey, in an envelope.',
    aside: <Picture picture={palmier} sizes="24rem" />,
    children: (
      <Text before={7}>
        <LinkButton href="#write">Write a card</LinkButton>
      </Text>
    ),
  },
};
/** For a page whose opening is its own. */
export const TheTrailAlone: Story = {
  parameters: { visual: false },
  render: () => <Trail items={[{ label: 'Home', href: '#' }, { label: 'About' }]} />,
};
