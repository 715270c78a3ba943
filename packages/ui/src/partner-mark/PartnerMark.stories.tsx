import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { drawWordmark } from '@myler/art/wordmark';
import { PartnerMark } from './PartnerMark.tsx';

const mark = (name: string) => `data:image/svg+xml;utf8,${encodeURIComponent(drawWordmark(name).svg)}`;

const meta = {
  title: 'Components/Partner mark',
  tags: ['autodocs'],
  component: PartnerMark,
  parameters: {
    design: {
      use: ['In the row of hotels and partners, drawn from their names.'],
      avoid: ['For Myler itself use the logo.', 'In running text write the name.'],
      anatomy: ['The name as a mark, 240 × 72, in one colour.'],
      accessibility: ['Its name is the partner’s, whatever the drawing looks like.'],
    } satisfies Design,
  },
  args: { name: 'Maison Palmier', src: mark('Maison Palmier') },
} satisfies Meta<typeof PartnerMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsALink: Story = { args: { href: '#partner' } };
