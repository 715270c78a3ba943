import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { storyPicture } from './pictures.stories-kit.tsx';
import { Picture } from './Picture.tsx';

const wide = storyPicture('island', 'dusk', 'Two palms and a boat at dusk', 'wide');

const meta = {
  title: 'Components/Picture',
  tags: ['autodocs'],
  component: Picture,
  parameters: {
    design: {
      use: ['For every picture that has a file in several widths.'],
      avoid: [
        'For hotels and people use the arch picture.',
        'For small drawings in the text use an icon or a vignette.',
      ],
      anatomy: ['The main colour, from the first moment.', 'The picture, as soon as it has loaded.'],
      accessibility: [
        'The alternative text describes what is seen. Leave it empty if the text beside it does.',
        'Its space is kept while it loads, so that nothing moves.',
      ],
    } satisfies Design,
  },
  args: { picture: wide },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Natural: Story = {};
export const StillLoading: Story = {
  args: { picture: { ...wide, src: 'data:image/png;base64,', alt: 'Two palms and a boat at dusk' } },
};
