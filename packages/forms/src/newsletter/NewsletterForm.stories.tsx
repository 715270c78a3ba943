import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '@myler/api-client/errors';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  title: 'Journeys/The letter',
  component: NewsletterForm,
  args: { subscribe: fn(() => Promise.resolve()) },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnNight: Story = { parameters: { tone: 'night' } };
export const OnATelephone: Story = { parameters: { visual: false }, globals: { viewport: { value: '360' } } };

/** Neutral: it says the same whether or not the address was on the list. */
export const Subscribed: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' amara@bücher.example{Enter}');
    const done = await screen.findByText(/Check your email/);
    await expect(args.subscribe).toHaveBeenCalledWith('amara@bücher.example');
    await waitFor(() => expect(done).toHaveFocus());
  },
};

export const NotAnAddress: Story = {
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: 'Email' });
    for (const typed of ['amara', 'amara@example']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(await screen.findByText(/in the form name@example.com/)).toBeVisible();
      await expect(field).toHaveFocus();
    }
    await expect(args.subscribe).not.toHaveBeenCalled();
  },
};

/**
 * What was typed is kept, and the message does not reveal the reason (docs/specification.md, section 8: "rejects with
 * no detail").
 */
export const Failed: Story = {
  args: {
    subscribe: fn(() =>
      Promise.reject(
        new ApiError({
          request: { method: 'POST', url: '/api/newsletter' },
          status: 500,
          data: { message: 'amara@example.com is subscribed.', errors: { email: 'Known.' }, requestId: '4x1rk9-ci' },
        }),
      ),
    ),
  },
  play: async () => {
    const field = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'amara@example.com{Enter}');
    await expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
    await expect(field).toHaveValue('amara@example.com');
  },
};

export const Sending: Story = {
  args: { subscribe: fn(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'amara@example.com{Enter}{Enter}');
    await expect(args.subscribe).toHaveBeenCalledTimes(1);
  },
};
