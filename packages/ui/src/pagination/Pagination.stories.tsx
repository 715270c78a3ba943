import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  parameters: {
    design: {
      use: ['Below a list of more than one page.'],
      avoid: ['For the steps of a form use the stepper.', 'With a single page it shows nothing.'],
      anatomy: ['Previous and next.', 'The pages, with a gap where some are left out.', 'The current page, marked.'],
      accessibility: [
        'A landmark with the name of the list.',
        'Real links: each page can be shared and opened in a new tab.',
        'The current page is marked.',
      ],
    } satisfies Design,
  },
  args: { current: 1, total: 3, label: 'Articles', hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const InTheMiddle: Story = { args: { current: 10, total: 20 } };
export const Last: Story = { args: { current: 3 } };
