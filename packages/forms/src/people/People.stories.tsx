import type { createStore } from 'jotai/vanilla';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { editCard, emptyCard } from '../card-fields/credit-card.ts';
import { editJoinFormAtom, joinedAtom } from '../join-us/state/join-us-atoms.ts';
import { asInBrowser, WizardWithFakeApi, receipt, seen } from '../join-us/wizard-with-fake-api.stories-kit.tsx';
import { answersOf } from './answers-of.ts';
import { persons } from './persons.ts';

const meta = {
  title: 'Journeys/Join us/Ordinary people',
  component: WizardWithFakeApi,
  parameters: { layout: 'fullscreen' },
  args: { dialog: 'join-us-2', membershipId: 'gold' },
  beforeEach: asInBrowser,
} satisfies Meta<typeof WizardWithFakeApi>;

export default meta;
type Story = StoryObj<typeof meta>;

function personOf(id: string) {
  const person = persons.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`There is no person "${id}" in the table.`);
  return person;
}

/** Fills in the form with this person's answers. */
const filledBy = (id: string) => (store: ReturnType<typeof createStore>) => {
  const person = personOf(id);
  store.set(editJoinFormAtom, answersOf(person));
  store.set(editJoinFormAtom, { creditCard: editCard(emptyCard, person.creditCard) });
};

/** Names of sixty characters: a field shows their beginning, and nothing is wider than the dialog. */
export const SixtyCharacters: Story = { args: { prepare: filledBy('sixty-characters') } };

/** Right-to-left names are aligned right in their fields. The email, the telephone and the labels are not. */
export const RightToLeft: Story = {
  args: { prepare: filledBy('arabic') },
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'First name' });
    await expect(getComputedStyle(name).direction).toBe('rtl');
    await expect(getComputedStyle(screen.getByRole('textbox', { name: 'Email' })).direction).toBe('ltr');
  },
};

/** Ten children, the maximum: each with a name and a date, and no button to add another. */
export const TenChildren: Story = {
  args: { prepare: filledBy('icelandic') },
  play: async () => {
    await expect(await screen.findAllByRole('group', { name: /^Child \d+$/ })).toHaveLength(10);
    await expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Guðmundsdóttir');
    await expect(screen.queryByRole('button', { name: 'Add another child' })).toBeNull();
  },
};

/** An English sentence with an Arabic name keeps its direction from left to right. */
export const WelcomeFromRightToLeft: Story = {
  args: {
    dialog: 'registration-success',
    prepare: (store) => {
      const { firstName } = personOf('arabic');
      store.set(joinedAtom, { receipt: { ...receipt, firstName }, signedIn: true });
    },
  },
  play: async () => seen(await screen.findByText(/\u2068محمد\u2069, you are a member/)),
};
