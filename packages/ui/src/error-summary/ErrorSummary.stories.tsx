import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Fields/Error summary',
  tags: ['autodocs'],
  component: ErrorSummary,
  parameters: {
    design: {
      use: [
        'Above a form that was sent with errors.',
        'For an error that belongs to no field, such as a declined card.',
      ],
      avoid: [
        'While somebody types: the field says it.',
        'For a single optional code: its error stays beside the field.',
      ],
      anatomy: [
        'The title, in plain words.',
        'The errors in the order of the form, each a link to its field.',
        'A line below them, such as a reference to quote.',
      ],
      accessibility: [
        'It gets the focus after a failed attempt, so that its title is read first.',
        'Each link moves the focus into the field.',
        'An icon and words say that it is an error, not only the colour.',
      ],
    } satisfies Design,
  },
  args: {
    title: 'Two answers need another look.',
    errors: [
      { fieldId: 'summary-name', message: 'Enter your first name' },
      { fieldId: 'summary-email', message: 'Enter an email address in the form name@example.com' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAField: Story = {
  args: {
    isCalm: true,
    title: 'The payment did not go through.',
    errors: [
      {
        message:
          'Your bank declined this card. You have not been charged. Try another card, or ring the number on the back of this card.',
      },
    ],
  },
};

export const LeadsToItsFields: Story = {
  render: (args) => (
    <div className="story-narrow story-grid">
      <ErrorSummary {...args} />
      <TextField
        kind="name"
        id="summary-name"
        label="First name"
        name="n"
        value=""
        isRequired
        onChange={() => undefined}
      />
      <TextField kind="name" id="summary-email" label="Email" name="e" value="" isRequired onChange={() => undefined} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /email address/ }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
};
