import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Button, LinkButton } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { StateMessage } from './StateMessage.tsx';

const meta = {
  title: 'Components/State message',
  tags: ['autodocs'],
  component: StateMessage,
  parameters: {
    design: {
      use: ['For a page or a list that has nothing to show: empty, not found, not loaded.'],
      avoid: [
        'For a part of a page that failed use the failure message.',
        'For errors of a form use the error summary.',
      ],
      anatomy: [
        'The vignette.',
        'A label of a word or two.',
        'What happened, as a sentence.',
        'What to do about it.',
        'One or two actions.',
      ],
      accessibility: [
        'The vignette is decoration: the words say everything.',
        'An error has an icon beside its label, not only a colour.',
        'Give the title the level that the page needs.',
      ],
    } satisfies Design,
  },
  args: {
    kind: 'empty',
    vignette: 'suitcase',
    label: 'Your shortlist',
    title: 'Nothing on your shortlist yet.',
    children: 'Press the heart beside a house and it waits here, on this device, until you are ready to share it.',
    actions: (
      <LinkButton variant="outline" href="#hotels">
        Look at the hotels
      </LinkButton>
    ),
  },
} satisfies Meta<typeof StateMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = {
  args: {
    kind: 'error',
    vignette: 'boat',
    label: 'Connection lost',
    title: 'The hotels did not reach us.',
    children: 'The connection was lost. Your filters are safe. Try again, or ring us and we will read you the list.',
    actions: (
      <>
        <Button>Try again</Button>
        <Link variant="standalone" href="tel:+442079460132">
          +44 20 7946 0132
        </Link>
      </>
    ),
  },
};
export const NotFound: Story = {
  args: { vignette: 'lost-path', headingLevel: 1, title: 'This path ends at the hedge.', label: 'Not on our map' },
};
export const OnNight: Story = { parameters: { tone: 'night' } };
