import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawWordmark } from '@myler/art/wordmark';
import { PartnerMark } from './PartnerMark.tsx';

const mark = (name: string) => `data:image/svg+xml;utf8,${encodeURIComponent(drawWordmark(name).svg)}`;

const meta = {
  title: 'Components/Partner mark',
  component: PartnerMark,
  args: { name: 'Maison Palmier', src: mark('Maison Palmier') },
} satisfies Meta<typeof PartnerMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsALink: Story = { args: { href: '#partner' } };
