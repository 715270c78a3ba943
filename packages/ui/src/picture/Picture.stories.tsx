import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from './pictures.stories-kit.tsx';
import { Picture } from './Picture.tsx';

const wide = storyPicture('island', 'dusk', 'Two palms and a boat at dusk', 'wide');

const meta = { title: 'Components/Picture', component: Picture, args: { picture: wide } } satisfies Meta<
  typeof Picture
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Natural: Story = {};
export const StillLoading: Story = {
  args: { picture: { ...wide, src: 'data:image/png;base64,', alt: 'Two palms and a boat at dusk' } },
};
