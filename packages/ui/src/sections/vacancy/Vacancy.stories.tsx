import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { LinkButton } from '../../button/Button.tsx';
import { Vacancy } from './Vacancy.tsx';

const meta = {
  title: 'Sections/Vacancy',
  tags: ['autodocs'],
  component: Vacancy,
  parameters: {
    design: {
      use: ['For each open position, in a list.'],
      avoid: ['For questions use the accordion.'],
      anatomy: [
        'City and team.',
        'The title and a summary.',
        'Hours, and until when somebody can apply.',
        'Unfolded: the whole position, and how to apply.',
      ],
      accessibility: ['Made of `<details>`: it opens without JavaScript, and when the address names it.'],
    } satisfies Design,
  },
  args: {
    id: 'night-desk',
    title: 'Somebody for the night desk',
    city: 'London',
    team: 'The desk',
    summary: 'Awake at three in the morning, and kind.',
    hours: 'Four nights a week',
    closes: <span>Until 1 December 2026</span>,
    children: <p>You know who has the key.</p>,
    apply: <LinkButton href="#apply">Apply by email</LinkButton>,
  },
  render: (args) => (
    <ul>
      <Vacancy {...args} />
    </ul>
  ),
} satisfies Meta<typeof Vacancy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Somebody for the night desk'));
  },
};
