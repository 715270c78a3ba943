import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { title: 'Components/Logo', component: Logo, args: { label: 'Myler' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Mark: Story = { args: { variant: 'mark' } };
export const OnNight: Story = { parameters: { tone: 'night' } };
