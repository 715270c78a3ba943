import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { SearchBox, type SearchBoxProps, type SuggestionGroup } from './SearchBox.tsx';

const found: SuggestionGroup[] = [
  { id: 'places', label: 'Places', suggestions: [{ id: 'sc', label: 'Palma de la Sey', detail: '2 hotels' }] },
  {
    id: 'hotels',
    label: 'Hotels',
    suggestions: [
      { id: 'palmier', label: 'Maison Palmier', detail: 'La Digue, Seychelles' },
      { id: 'palma', label: 'Casa São Palmo', detail: 'Porto, Portugal' },
    ],
  },
];
const inspirations: SuggestionGroup[] = [
  {
    id: 'feeling',
    label: 'By feeling',
    suggestions: [
      { id: 'warm', label: 'To be properly warm', detail: 'February, and nobody owns a coat' },
      { id: 'quiet', label: 'To hear nothing' },
    ],
  },
  {
    id: 'moment',
    label: 'By moment',
    suggestions: [
      { id: 'first-flight', label: 'The first flight', detail: 'Under three hours, and a lift to the room' },
      { id: 'grandparents', label: 'Grandparents too' },
    ],
  },
];

function Controlled(props: SearchBoxProps) {
  const [value, setValue] = useState(props.value);
  const [isOpen, setIsOpen] = useState(props.isOpen ?? false);
  const [selectedId, setSelectedId] = useState<string>();
  return (
    <SearchBox
      {...props}
      value={value}
      isOpen={isOpen}
      selectedId={selectedId}
      groups={props.groups ?? (value ? found : inspirations)}
      inColumns={!value}
      matching={value}
      onChange={(words) => {
        setValue(words);
        setSelectedId(undefined);
        setIsOpen(true);
      }}
      onOpen={() => setIsOpen(true)}
      onClose={() => {
        setIsOpen(false);
        setSelectedId(undefined);
      }}
      onSelect={setSelectedId}
    />
  );
}

const meta = {
  title: 'Components/Search box',
  tags: ['autodocs'],
  component: SearchBox,
  parameters: {
    design: {
      use: ['For the search of places, hotels and moods: in the hero, the header, and the hotels’ page.'],
      avoid: ['For a city in a form use the combo box.', 'To reduce a list use the filter bar.'],
      anatomy: [
        'The small label.',
        'The field and its placeholder, an example.',
        'The button.',
        'The panel of suggestions, in groups.',
        'A notice when there are none.',
      ],
      accessibility: [
        'The arrow keys go through the suggestions, Enter takes one, Escape closes the panel and then empties the field.',
        'How many suggestions there are is announced.',
        'Without JavaScript it is a form that leads to the results.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'Where to',
    placeholder: 'A place, a hotel, a mood',
    value: '',
    onChange: () => undefined,
    onSearch: fn(),
    onChoose: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Where to' });

export const Empty: Story = {};
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <Controlled {...args} />
    </div>
  ),
};
export const OffersInspirations: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByRole('group', { name: 'By moment' })).toBeVisible());
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(4);
  },
};
export const SuggestsInGroups: Story = {
  args: { status: '3 suggestions' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'palm');
    await expect(box(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    const hotels = within(canvas.getByRole('group', { name: 'Hotels' }));
    await expect(hotels.getByRole('option', { name: /Maison Palmier/ }).querySelector('mark')).toHaveTextContent(
      'Palm',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
  },
};
/** A telephone's keyboard covers the lower part of the window, and with it the box. */
export const SuggestsAboveTheKeyboard: Story = {
  parameters: { visual: false },
  render: (args) => (
    <div style={{ padding: '70vh 0' }}>
      <Controlled {...args} />
    </div>
  ),
  beforeEach: () => {
    const viewport = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, height: innerHeight / 2 });
    const original = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    return () => original && Object.defineProperty(window, 'visualViewport', original);
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), 'palm');
    const options = within(canvasElement).getAllByRole('option');
    const [first, second] = options.map((option) => option.getBoundingClientRect());
    await expect(first?.top).toBeGreaterThanOrEqual(0);
    await expect(second?.bottom).toBeLessThanOrEqual(innerHeight / 2);
  },
};
export const ArrowsGoRoundTheListAndTheWords: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = box(canvasElement);
    await userEvent.type(input, 'palm{ArrowDown}{ArrowDown}');
    const selected = canvas.getByRole('option', { selected: true });
    await expect(selected).toHaveTextContent('Maison Palmier');
    await expect(input).toHaveAttribute('aria-activedescendant', selected.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Casa São Palmo');
    await expect(input).toHaveValue('palm');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('palma');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const HomeAndEndLeadBackIntoTheWords: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'palm{ArrowDown}{Home}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.type(box(canvasElement), '{ArrowDown}{End}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};
export const SendsTheWords: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(box(canvasElement), 'palm{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('palm');
  },
};
export const EscapePutsThemAwayThenEmptiesTheBox: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'palm{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box(canvasElement)).toHaveValue('palm');
    await userEvent.keyboard('{Escape}');
    await expect(box(canvasElement)).toHaveValue('');
  },
};
export const AltAndAnArrowOnlyOpenAndClose: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'palm{Escape}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const LeavesItsKeysToAnInputMethod: Story = {
  play: async ({ canvasElement, args }) => {
    const input = box(canvasElement);
    await userEvent.type(input, 'ほし');
    await fireEvent.compositionStart(input);
    await fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    await expect(within(canvasElement).queryByRole('option', { selected: true })).toBeNull();
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.submit(input);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ほし');
  },
};
export const TakesAPress: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(box(canvasElement), 'palm');
    await userEvent.click(within(canvasElement).getByRole('option', { name: /São Palmo/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('palma');
  },
};
export const FoundNothing: Story = {
  args: {
    groups: [],
    status: 'Nothing found',
    notice: <p>Nothing matches “xyzzy”. Try a country, a lake, or what the children should learn.</p>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), 'xyzzy');
    await waitFor(() => expect(within(canvasElement).getByText(/Nothing matches/)).toBeVisible());
    await expect(box(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const FailedAndKeepsWhatItHad: Story = {
  args: {
    notice: (
      <p>
        The connection was lost. These results are from before. <Button variant="quiet">Try again</Button>
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'palm');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
