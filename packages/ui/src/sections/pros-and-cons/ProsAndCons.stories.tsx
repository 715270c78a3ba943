import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { cipresso } from '../../picture/pictures.stories-kit.tsx';
import { ProsAndCons } from './ProsAndCons.tsx';

const meta = {
  title: 'Sections/Pros and cons',
  tags: ['autodocs'],
  component: ProsAndCons,
  parameters: {
    design: {
      use: ['For an honest verdict about one place.'],
      avoid: ['To compare several places use the compare table.'],
      anatomy: ['Numbered reasons for it.', 'In an arch, whom it does not suit.', 'A picture below both.'],
      accessibility: ['Two lists, each with its heading.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    pros: {
      title: 'Three things we love',
      items: ['The boat that brings the bread.', 'Bicycles with child seats at the jetty.', 'Nobody is asked to hush.'],
    },
    cons: {
      title: 'Perhaps not for…',
      items: ['Toddlers who climb: the veranda has no gate.', 'Those who need a lift.'],
    },
    picture: cipresso,
  },
} satisfies Meta<typeof ProsAndCons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
