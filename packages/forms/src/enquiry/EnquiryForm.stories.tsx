import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '@myler/api-client/errors';
import { fill } from '../fill.stories-kit.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

const meta = {
  title: 'Journeys/An enquiry',
  component: EnquiryForm,
  args: { source: 'discover-myler', mailbox: 'membership@myler.example', send: fn(() => Promise.resolve()) },
} satisfies Meta<typeof EnquiryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const write = async () => {
  await fill(box('Your name'), 'Amara Obi');
  await fill(box('Email'), 'amara@example.com');
  await fill(box(/What are you planning/), 'Easter, with two.');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send to a Myler' }));

export const OfAFamily: Story = {};
export const OfAPartner: Story = { args: { source: 'partner-with-us', mailbox: 'partnerships@myler.example' } };
export const OfACompany: Story = { args: { source: 'corporate-membership' } };
const about = {
  hotelId: 'maison-palmier',
  hotelName: 'Maison Palmier',
  mylerId: 'yasmin-haddad',
  mylerName: 'Yasmin Haddad',
};

const aboutAHotel: Story['args'] & object = {
  source: 'hotel',
  about,
  carried: { travelDates: 'October', family: '2 adults, children of 2 and 7' },
};

/** What the visitor said elsewhere is in the fields, to be read over before it is sent. */
export const AboutAHotel: Story = {
  args: aboutAHotel,
  play: async () => {
    await waitFor(() => expect(box(/^When/)).toHaveValue('October'));
    await expect(box(/^Who is coming/)).toHaveValue('2 adults, children of 2 and 7');
  },
};

export const AboutAHotelSent: Story = {
  args: aboutAHotel,
  play: async ({ args }) => {
    await waitFor(() => expect(box(/^When/)).toHaveValue('October'));
    await userEvent.clear(box(/^Who is coming/));
    await fill(box(/^Who is coming/), 'The four of us');
    await fill(box('Your name'), 'Amara Obi');
    await fill(box('Email'), 'amara@example.com');
    await fill(box('What would you like to know?'), 'Is the alcove dark?');
    await userEvent.click(screen.getByRole('button', { name: 'Send to Yasmin Haddad' }));
    await screen.findByText(/Yasmin Haddad answers within one working day/);
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({
        source: 'hotel',
        hotelId: 'maison-palmier',
        mylerId: 'yasmin-haddad',
        travelDates: 'October',
        family: 'The four of us',
      }),
    );
  },
};
export const OnNight: Story = { parameters: { tone: 'night' } };
export const OnATelephone: Story = { parameters: { visual: false }, globals: { viewport: { value: '360' } } };

export const Sent: Story = {
  play: async ({ args }) => {
    await write();
    await send();
    const thanks = await screen.findByRole('status');
    await expect(thanks).toHaveTextContent('Thank you, Amara Obi. It has arrived.');
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(args.send).toHaveBeenCalledWith({
      source: 'discover-myler',
      name: 'Amara Obi',
      email: 'amara@example.com',
      message: 'Easter, with two.',
    });
  },
};

/** Each field has its own message, and the summary links to it. Editing any field clears all messages. */
export const NothingWritten: Story = {
  play: async ({ args }) => {
    await send();
    const summary = await screen.findByRole('region', { name: 'It has not been sent yet.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Enter your name.' }));
    await expect(box('Your name')).toHaveFocus();
    await expect(box('Your name')).toBeInvalid();
    await userEvent.type(box('Your name'), 'A');
    await expect(screen.queryByRole('link', { name: 'Enter your email address.' })).toBeNull();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The typed text is kept, and the message names the mailbox for visitors who cannot wait, and what to quote there. */
export const NoConnection: Story = {
  args: {
    send: fn(() =>
      Promise.reject(
        new ApiError({
          request: { method: 'POST', url: '/api/mylers/leads' },
          status: 503,
          data: { message: 'The desk cannot be reached.', requestId: '4x1rk9-ci' },
        }),
      ),
    ),
  },
  play: async () => {
    await write();
    await send();
    await expect(await screen.findByText(/The desk cannot be reached\..*membership@myler\.example/)).toBeVisible();
    await expect(box(/What are you planning/)).toHaveValue('Easter, with two.');
    await expect(screen.getByText('4x1rk9-ci')).toBeVisible();
  },
};

export const PressedTwice: Story = {
  args: { send: fn(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await write();
    await send();
    await send();
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};
