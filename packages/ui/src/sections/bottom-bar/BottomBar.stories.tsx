import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { LinkButton } from '../../button/Button.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Sections/Bottom bar',
  tags: ['autodocs'],
  component: BottomBar,
  parameters: {
    design: {
      use: ['For the one figure and the one action of a long page, on telephones.'],
      avoid: ['On wide windows, where both are seen anyway.', 'Two on one page.'],
      anatomy: ['The figure.', 'The button.'],
      accessibility: [
        'It is not fixed, so it never covers a form or the footer.',
        'What receives the focus stops above it.',
      ],
    } satisfies Design,
    visual: { widths: [360] },
  },
  args: {
    'aria-label': 'Price of Maison Palmier',
    children: (
      <>
        <p>
          from <b>£520</b> a night
        </p>
        <LinkButton href="#ask">Ask</LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
