import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Heading } from '../heading/Heading.tsx';
import { Label } from '../label/Label.tsx';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { Box, Cluster, Grid, Measure, PrintOnly, ScreenOnly, Split, Stack } from './index.ts';

const meta = {
  title: 'Components/Layout',
  tags: ['autodocs'],
  component: Stack,
  subcomponents: { Cluster, Grid, Split, Box, Measure, ScreenOnly, PrintOnly },
  parameters: {
    design: {
      use: [
        'For where parts stand: a Stack below each other, a Cluster beside each other, a Grid for cells of one width, a Split for two parts.',
        'Distances are those of the scale, by number. The last two grow with the window, between the parts of a band.',
      ],
      avoid: [
        'For the padding, the border or the picture that a page has alone use its own style sheet.',
        'Another distance or column: the check of style sheets refuses it.',
      ],
      anatomy: [
        'The parts, in the order in which they are read.',
        'The distance between them, and with `before` the distance from what is above.',
        'Hairlines above or around them, with `lines`.',
      ],
      accessibility: [
        'Each becomes the element that its content needs: a list, a section, an address.',
        'With enlarged text two columns become one.',
        'The order on the screen is the order in which a screen reader reads.',
      ],
    } satisfies Design,
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const cities = ['London', 'Paris', 'New York', 'Sydney'] as const;
const door = (city: string) => (
  <li key={city}>
    <Heading level={3}>{city}</Heading>
    <Text tone="quiet" before={2}>
      A door you can knock on.
    </Text>
  </li>
);

export const Stacked: Story = {
  render: () => (
    <Stack as="ul" gap={6}>
      {cities.map(door)}
    </Stack>
  ),
};
export const WithLines: Story = {
  render: () => (
    <Box as="ul" lines="around" measure>
      {cities.map(door)}
    </Box>
  ),
};
export const Clustered: Story = {
  render: () => (
    <Cluster gap={8} rows={4} align="end" justify="between">
      <div>
        <Label>Postcards</Label>
        <Heading level={2}>Twelve we would have sent you.</Heading>
      </div>
      <Link href="#all">See all</Link>
    </Cluster>
  ),
};
export const InColumns: Story = {
  render: () => (
    <Grid as="ul" columns={4} gap={8} lines="above">
      {cities.map(door)}
    </Grid>
  ),
};
export const Halved: Story = {
  render: () => (
    <Split ratio="7/5" rows={6} align="end">
      <Heading level={2}>Hotels that are kind to children and good to parents.</Heading>
      <Text size="lead" tone="quiet">
        Beside the heading in a wide window, and below it in a narrow one.
      </Text>
    </Split>
  ),
};
export const MarkedAndMeasured: Story = {
  render: () => (
    <Stack gap={6}>
      <Box marked>A gold line stands before what answers somebody.</Box>
      <Measure>
        A line of running text has at most sixty-five characters, however wide the window is, because the eye loses its
        place on the way back from the end of a longer one.
      </Measure>
      <ScreenOnly>On a screen somebody can press.</ScreenOnly>
      <PrintOnly>On paper somebody reads the address.</PrintOnly>
    </Stack>
  ),
};
