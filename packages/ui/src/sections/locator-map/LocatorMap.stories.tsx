import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { LocatorMap } from './LocatorMap.tsx';

const drawing = {
  src: `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 528 704"><path fill="#15201f" d="M0 0h528v704H0z"/><path fill="#3b4745" d="M90 120l180-40 150 190-60 260-190 60z"/></svg>')}`,
  width: 528,
  height: 704,
};

const meta = {
  title: 'Sections/Locator map',
  tags: ['autodocs'],
  component: LocatorMap,
  parameters: {
    design: {
      use: ['For where one place is, and how far from its airport.'],
      avoid: ['For several places use the marker map.'],
      anatomy: ['A part of a drawn map.', 'The place, the airport, and the way between them with its duration.'],
      accessibility: ['One picture, whose name says all of it.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'Map: Maison Palmier is 40 minutes from Praslin airport (PRI).',
    drawing,
    place: [270, 300],
    arrival: { at: [230, 260], name: 'Praslin PRI', duration: '40 min' },
    names: [{ name: 'The sea', at: [300, 340] }],
  },
  render: (args) => (
    <div className="story-narrow">
      <LocatorMap {...args} />
    </div>
  ),
} satisfies Meta<typeof LocatorMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
