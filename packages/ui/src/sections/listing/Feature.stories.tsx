import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { storyPicture } from '../../picture/pictures.stories-kit.tsx';
import { Row, RowList } from './Row.tsx';
import { YearGroup } from './YearGroup.tsx';
import { Feature } from './Feature.tsx';

const hills = storyPicture('tuscany', 'noon', 'Green hills, cypresses and a pale villa', 'landscape');
const release = {
  title: 'Fourteen days, every year.',
  href: '#days',
  picture: hills,
  dateline: <time dateTime="2026-11-17">November 17, 2026</time>,
  summary: 'A member who has not travelled may change their mind in every year.',
};

const meta = {
  title: 'Sections/Listing',
  tags: ['autodocs'],
  component: Feature,
  parameters: {
    design: {
      use: [
        '`Feature` for the first of a list, and for lists with few entries.',
        '`Row` for many: by year in a `YearGroup`, between hairlines in a `RowList`.',
      ],
      avoid: ['For hotels use the hotel card.', 'For search results use the result row.'],
      anatomy: [
        'The picture.',
        'The category, or day and place.',
        'The title, a sentence with a full stop.',
        'The summary.',
        'Author, day and reading time.',
      ],
      accessibility: ['Each is one link, and its name is the title alone.'],
    } satisfies Design,
  },
  args: {
    layout: 'overlay',
    title: 'Seven days in the Val d’Orcia, one pushchair, no plan.',
    href: '#val-d-orcia',
    picture: hills,
    label: 'On the road with children',
    summary: 'Which hills are paved, where the shade is at three, and why the bus beats the car.',
    byline: 'Teodora Marsh, October 06, 2026, 9 minutes',
  },
} satisfies Meta<typeof Feature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overlay: Story = {};
export const Beside: Story = { args: { layout: 'beside' } };
export const First: Story = { args: { layout: 'first', label: undefined, dateline: release.dateline } };
export const Alternating: Story = {
  render: (args) => (
    <ol className="story-grid">
      <Feature {...args} as="li" layout="alternating" />
      <Feature {...args} as="li" layout="alternating" title="Snow before they are six." />
    </ol>
  ),
};
export const RowsOfAYear: Story = {
  render: () => (
    <YearGroup year={2026}>
      <RowList>
        {[
          <Row key="small" {...release} byline="Teodora Marsh, October 06, 2026" />,
          <Row key="medium" {...release} size="medium" />,
          <Row key="large" {...release} size="large" />,
        ]}
      </RowList>
    </YearGroup>
  ),
};
