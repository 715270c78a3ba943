import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { LinkButton } from '../../button/Button.tsx';
import { FailedBlock } from './FailedBlock.tsx';

const meta = {
  title: 'Sections/Failed block',
  tags: ['autodocs'],
  component: FailedBlock,
  parameters: {
    design: {
      use: ['In the place of a part of a page whose data did not arrive.'],
      avoid: [
        'For a page of which nothing arrived use the state message.',
        'For a form that failed use the failure message.',
      ],
      anatomy: ['What is missing.', 'What the visitor can do instead.', 'A button that tries again.'],
      accessibility: ['The rest of the page stays as it is, so nothing is announced.'],
    } satisfies Design,
  },
  args: {
    title: 'The prices did not reach us.',
    children: 'The connection was lost. Try again, or ring and we will read them to you.',
    retry: (
      <LinkButton variant="outline" href="#">
        Try again
      </LinkButton>
    ),
  },
} satisfies Meta<typeof FailedBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
