import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../button/Button.tsx';
import { FilterSelect } from '../../filter-bar/FilterSelect.tsx';
import { FilterToggle } from '../../filter-bar/FilterToggle.tsx';
import { Link } from '../../link/Link.tsx';
import { FilterSheet } from './FilterSheet.tsx';

const meta = {
  title: 'Sections/Filter sheet',
  tags: ['autodocs'],
  component: FilterSheet,
  parameters: {
    design: {
      use: ['For a list with many filters.'],
      avoid: ['For two or three filters use the filter bar alone.'],
      anatomy: [
        'On narrow windows: a bar with a button that opens the sheet, and a link.',
        'The fields, the toggles and the order.',
        'The link that clears them, and the button.',
      ],
      accessibility: [
        'A popover: Escape closes it and the focus returns, without scripts.',
        'With scripts the button of a wide window is seen when it has the focus.',
      ],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    id: 'filters',
    title: 'Filter the hotels',
    'aria-label': 'Find a hotel',
    words: { open: 'Filter', chosen: 'chosen', close: 'Close the filters' },
    chosenCount: 2,
    link: { href: '#map', label: 'Map' },
    children: (
      <FilterSelect
        label="Region"
        name="region"
        defaultValue="asia"
        options={[
          { value: '', label: 'All six' },
          { value: 'asia', label: 'Asia', count: 19 },
        ]}
      />
    ),
    toggles: (
      <FilterToggle name="pool" defaultChecked count={12}>
        A pool
      </FilterToggle>
    ),
    sort: (
      <FilterSelect
        look="line"
        label="Sort by"
        name="sort"
        defaultValue=""
        options={[{ value: '', label: 'Most loved' }]}
      />
    ),
    clear: <Link href="#all">Clear all</Link>,
    submit: (
      <Button type="submit" size="small">
        Show 12 hotels
      </Button>
    ),
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Opened: Story = {
  parameters: { visual: { widths: [360] } },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).queryByRole('button', { name: 'Filter 2 chosen' });
    if (!open) return;
    await userEvent.click(open);
    await expect(within(canvasElement).getByRole('form', { name: 'Find a hotel' })).toBeVisible();
  },
};
