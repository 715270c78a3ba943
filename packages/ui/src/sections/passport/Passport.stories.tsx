import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { palmier } from '../../picture/pictures.stories-kit.tsx';
import { Passport } from './Passport.tsx';

const meta = {
  title: 'Sections/Passport',
  tags: ['autodocs'],
  component: Passport,
  parameters: {
    design: {
      use: ['To print for the children of those who have a list of places.'],
      avoid: ['On a screen: it is not shown there.'],
      anatomy: ['A cover with lines to fill in.', 'Two places on a page: a picture to colour, a stamp and two lines.'],
      accessibility: ['It is for paper, and hidden from screen readers.'],
    } satisfies Design,
    visual: false,
  },
  args: {
    cover: { title: 'Passport', summary: 'One hotel to colour, one stamp.', blanks: ['This passport belongs to'] },
    visits: [{ id: 'palmier', name: 'Maison Palmier', place: 'La Digue, Seychelles', picture: palmier.src }],
    blanks: ['The day we arrived', 'The best thing'],
  },
} satisfies Meta<typeof Passport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
