import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/Heading.tsx';
import { Label } from '../label/Label.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Label>What we do</Label>
        <Heading level={2}>One adviser who remembers the cot, the connecting door and the cake.</Heading>
      </>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const SecondPaper: Story = { args: { band: 'paper-2' } };
export const Night: Story = { args: { band: 'night' } };
