import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Button } from '../../button/Button.tsx';
import { Passage } from './Passage.tsx';
import { Share } from './Share.tsx';

const meta = {
  title: 'Sections/Share',
  tags: ['autodocs'],
  component: Share,
  parameters: {
    design: {
      use: ['`Share` at the end of an article.', '`Passage` for words that others may print as they stand.'],
      avoid: ['For the main action of a page.'],
      anatomy: ['A title.', 'Buttons.', 'What a button has done.'],
      accessibility: [
        'What a button has done is written into a live region, which is in the page from the beginning.',
        'Neither is printed.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'Pass it on',
    title: 'Send it to whoever is packing.',
    children: (
      <>
        <Button variant="outline">Share this article</Button>
        <Button variant="quiet">Print it</Button>
      </>
    ),
  },
} satisfies Meta<typeof Share>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const APassageToCopy: Story = {
  render: () => (
    <Passage
      headingLevel={2}
      title="About Myler, to print as it stands"
      id="boilerplate"
      tools={
        <Button variant="outline" size="small">
          Copy this paragraph
        </Button>
      }
    >
      Myler plans journeys for families and takes no commission from anybody.
    </Passage>
  ),
};
