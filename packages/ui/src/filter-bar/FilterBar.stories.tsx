import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextButton } from '../link/TextButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { FilterText } from './FilterText.tsx';
import { FilterToggle } from './FilterToggle.tsx';

const regions = [
  { value: '', label: 'All six' },
  { value: 'europe', label: 'Europe', count: 8 },
  { value: 'asia', label: 'Asia', count: 8 },
  { value: 'americas', label: 'The Americas', count: 0 },
];
const months = [
  { value: '', label: 'Any month' },
  { value: '10', label: 'October', count: 31 },
];

const meta = {
  title: 'Components/Filter bar',
  component: FilterBar,
  args: {
    children: (
      <>
        <FilterSelect label="Region" name="region" options={regions} defaultValue="asia" />
        <FilterSelect label="Month" name="month" options={months} defaultValue="" />
        <FilterText label="Children’s ages" name="ages" defaultValue="" example="2, 7" />
        <FilterText label="Town" name="town" defaultValue="Llanfairpwllgwyngyllgogerychwyrndrobwll" />
      </>
    ),
    toggles: (
      <>
        <FilterToggle name="connecting" defaultChecked count={12}>
          Connecting rooms
        </FilterToggle>
        <FilterToggle name="pool" defaultChecked={false} count={31}>
          A pool
        </FilterToggle>
      </>
    ),
    actions: <TextButton>Clear all</TextButton>,
  },
  render: (args) => (
    <form aria-label="Narrow the list">
      <FilterBar {...args} />
    </form>
  ),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnATelephone: Story = {
  render: (args) => (
    <form aria-label="Narrow the list" className="story-phone">
      <FilterBar {...args} />
    </form>
  ),
};
export const WithAButton: Story = { args: { actions: <Button size="small">Show hotels</Button> } };
export const SaysWhatIsSet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Narrow the list' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'europe');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Children’s ages' }), '2, 7');
    await userEvent.click(canvas.getByRole('checkbox', { name: /A pool/ }));
    await expect([...new FormData(form).entries()]).toEqual([
      ['region', 'europe'],
      ['month', ''],
      ['ages', '2, 7'],
      ['town', 'Llanfairpwllgwyngyllgogerychwyrndrobwll'],
      ['connecting', '1'],
      ['pool', '1'],
    ]);
  },
};
