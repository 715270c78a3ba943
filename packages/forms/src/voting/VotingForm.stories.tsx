import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { SharedShortlist, ShortlistVote } from '@myler/api-client/contract';
import { VotingSession } from '@myler/domain/voting';
import { useVoting } from './use-voting.ts';
import { VotingForm } from './VotingForm.tsx';

const hotels = [
  { id: 'dar-zahra', name: 'Dar Zahra' },
  { id: 'gut-lindenhof', name: 'Gut Lindenhof' },
];
const vote = fn<(sent: ShortlistVote) => Promise<SharedShortlist>>();

function SharedList() {
  const list: SharedShortlist = {
    hotels: hotels.map(({ id }) => id),
    voters: [{ name: 'Nell', hotels: ['dar-zahra'] }],
    expiresAt: '2027-01-20T12:00:00Z',
  };
  const [voting, actions] = useVoting(
    () => new VotingSession({ read: () => Promise.resolve(list), vote, keep: () => undefined }),
  );
  return (
    <VotingForm
      voting={voting}
      actions={actions}
      hotels={hotels}
      renderHotels={(renderHeart) => (
        <ul>
          {hotels.map((hotel) => (
            <li key={hotel.id}>
              {hotel.name} {renderHeart(hotel)}
            </li>
          ))}
        </ul>
      )}
      compareHref="#compare"
    />
  );
}

const meta = {
  title: 'Journeys/Decide together',
  render: () => <SharedList />,
  parameters: { visual: false },
  beforeEach: () => {
    vote.mockReset();
    vote.mockImplementation(({ name, hotels: liked }) =>
      Promise.resolve({
        hotels: hotels.map(({ id }) => id),
        voters: [
          { name: 'Nell', hotels: ['dar-zahra'] },
          { name, hotels: liked },
        ],
        expiresAt: '2027-01-20T12:00:00Z',
      }),
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A heart without a name is kept, and the name is asked for. */
export const AHeartBeforeAName: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I like it: Dar Zahra' }));
    await expect(await canvas.findByText('Enter your name to save your hearts.')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Tom{Enter}');
    await expect(await canvas.findByText(/one heart\. Saved\./)).toBeVisible();
    await expect(vote).toHaveBeenCalledWith({ name: 'Tom', hotels: ['dar-zahra'], isNew: true });
    await expect(canvas.getByText('You choose as', { exact: false })).toBeVisible();
  },
};

export const WithoutAName: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose' }));
    await expect(await canvas.findByText('Enter the name that the others know you by.')).toBeVisible();
  },
};
