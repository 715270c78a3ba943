import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextButton } from '../link/TextButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterRadios } from './FilterRadios.tsx';
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
  tags: ['autodocs'],
  component: FilterBar,
  parameters: {
    design: {
      use: ['Above a list that the address describes: hotels, Mylers, positions.'],
      avoid: ['For a form that sends something to us use fields.', 'To show what is already chosen use filter chips.'],
      anatomy: [
        'The cells: selects and texts between hairlines, each with its small label.',
        'The row of toggles, with the number of results each would leave.',
        'The buttons at the end: show, and clear.',
      ],
      accessibility: [
        'Native controls of a form: everything works without JavaScript.',
        'Each whole cell is the target.',
        'What a field does not take is said in words beside it.',
      ],
    } satisfies Design,
    // On its page each state has a window of its own: radios of one name are one group.
    docs: { story: { inline: false, height: '28rem' } },
  },
  args: {
    children: (
      <>
        <FilterSelect label="Region" name="region" options={regions} defaultValue="asia" />
        <FilterSelect label="Month" name="month" options={months} defaultValue="" />
        <FilterText
          label="Children’s ages"
          name="ages"
          defaultValue=""
          example="2, 7"
          pattern={{ regex: '[0-9, ]*', problem: 'Ages in figures, such as 2, 7.' }}
        />
        <FilterText label="Town" name="town" defaultValue="Llanfairpwllgwyngyllgogerychwyrndrobwll" />
      </>
    ),
    toggles: (
      <>
        <FilterRadios
          label="A night"
          name="price"
          options={[
            { value: '', label: 'Any price' },
            { value: '1', label: 'Up to £350', count: 9 },
            { value: '2', label: 'Up to £550', count: 25 },
          ]}
          defaultValue=""
        />
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
export const RefusesWhatItDoesNotTake: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const problem = canvas.getByText('Ages in figures, such as 2, 7.');
    await expect(problem).not.toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Children’s ages' }), 'many');
    // The browser also says it when the visitor leaves the field, but events made by scripts do not count as the visitor's.
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Narrow the list' });
    // Without the browser's own bubble, which looks different everywhere.
    form.addEventListener('invalid', (event) => event.preventDefault(), { capture: true, once: true });
    form.requestSubmit();
    await expect(problem).toBeVisible();
  },
};
export const AForm: Story = {
  parameters: { visual: false },
  render: () => (
    <FilterForm action="#positions" label="Filter the positions" clear="Clear all" submit="Show">
      <FilterSelect label="Region" name="region" defaultValue="europe" options={regions} />
    </FilterForm>
  ),
};
export const SaysWhatIsSet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Narrow the list' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'europe');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Children’s ages' }), '2, 7');
    await userEvent.click(canvas.getByRole('checkbox', { name: /A pool/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Up to £550/ }));
    await expect([...new FormData(form).entries()]).toEqual([
      ['region', 'europe'],
      ['month', ''],
      ['ages', '2, 7'],
      ['town', 'Llanfairpwllgwyngyllgogerychwyrndrobwll'],
      ['price', '2'],
      ['connecting', '1'],
      ['pool', '1'],
    ]);
  },
};
