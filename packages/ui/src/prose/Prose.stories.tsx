import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Prose',
  tags: ['autodocs'],
  component: Prose,
  parameters: {
    design: {
      use: ['For running text: articles, terms, answers.', '`lead` for the one paragraph below the title of a page.'],
      avoid: ['For facts use the facts list.', 'For labels and notes in cards use their own text.'],
      anatomy: [
        'Paragraphs of at most 65 characters a line.',
        'Headings, lists and quotations, with the spaces of a page.',
      ],
      accessibility: ['Headings within it follow the level of the page’s title.', 'Links in it are underlined.'],
    } satisfies Design,
  },
  args: {
    children: (
      <>
        <p>
          The bus from Buonconvento leaves at 9:05 and is never full. The driver, Renzo, has opinions about pushchairs:
          fold them and he will carry yours himself.
        </p>
        <h2>Shade, by the hour</h2>
        <p>Pienza is built for the sun, and it helps to know its hours.</p>
        <ul>
          <li>Before eleven, the north side of Corso Rossellino.</li>
          <li>From one to three, the cathedral.</li>
        </ul>
        <blockquote>“She had counted forty-one cypresses before anyone thought to say good morning.”</blockquote>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Lead: Story = {
  args: {
    size: 'lead',
    children: (
      <p>Every member is looked after by a Myler: a family-travel adviser who knows the houses room by room.</p>
    ),
  },
};
