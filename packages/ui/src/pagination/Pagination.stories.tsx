import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { current: 1, total: 3, label: 'Articles', hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const InTheMiddle: Story = { args: { current: 10, total: 20 } };
export const Last: Story = { args: { current: 3 } };
