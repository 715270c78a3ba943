import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { problem, veryLongAddress } from './account.stories-kit.ts';
import { EmailCancelForm } from './EmailCancelForm.tsx';

const meta = {
  title: 'Forms/Account/Email that waits',
  component: EmailCancelForm,
  args: { newEmail: 'amara@okafor.example', cancel: fn(() => Promise.resolve()) },
} satisfies Meta<typeof EmailCancelForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel the change' })).toBeVisible();
    await expect(args.cancel).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  render: function Page({ newEmail, cancel }) {
    const [waiting, setWaiting] = useState(newEmail);
    return (
      <EmailCancelForm
        newEmail={waiting}
        cancel={async () => {
          await cancel();
          setWaiting(undefined);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Cancel the change' }));
    await expect(await page.findByText(/your email address stays as it is/)).toHaveFocus();
    await expect(args.cancel).toHaveBeenCalledOnce();
  },
};

/** On a telephone, with an address that has no place to break. */
export const NotCancelled: Story = {
  args: { newEmail: veryLongAddress, cancel: fn(() => Promise.reject(problem(503))) },
  render: (args) => (
    <div className="story-phone">
      <EmailCancelForm {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Cancel the change' }));
    await expect(await page.findByRole('region', { name: 'That did not work.' })).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
