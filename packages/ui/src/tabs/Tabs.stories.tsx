import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  parameters: {
    design: {
      use: [
        'For two to four views of one subject: leisure and corporate.',
        'As links where each view has an address, as tabs where the panels are on the page.',
      ],
      avoid: [
        'For more than four views.',
        'For questions that somebody reads one after the other use an accordion.',
        'For the steps of a form.',
      ],
      anatomy: ['The words of each view.', 'The line under the current one.'],
      accessibility: [
        'Links are a landmark, and the current page is marked.',
        'Tabs of one page move with the arrow keys, Home and End, and Tab goes into the panel.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'Kinds of membership',
    items: [
      { label: 'Leisure', href: '#leisure', current: true },
      { label: 'Corporate', href: '#corporate' },
    ],
  },
} satisfies Meta<TabsProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const OnNight: Story = { parameters: { tone: 'night' } };

function Switching() {
  const [chosen, setChosen] = useState('leisure');
  return (
    <>
      <Tabs
        label="Kinds of membership"
        items={[
          { id: 'leisure', label: 'Leisure', current: chosen === 'leisure', panelId: 'panel' },
          { id: 'corporate', label: 'Corporate', current: chosen === 'corporate', panelId: 'panel' },
        ]}
        onSelect={setChosen}
      />
      <div id="panel" role="tabpanel" aria-label={chosen}>
        <p>{chosen === 'leisure' ? 'For a family.' : 'For a family business.'}</p>
      </div>
    </>
  );
}

export const Buttons: Story = {
  render: () => <Switching />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Leisure', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Corporate', selected: true })).toHaveFocus();
    await expect(canvas.getByText('For a family business.')).toBeVisible();
  },
};
