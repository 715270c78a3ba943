import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Checklist } from './Checklist.tsx';
import { Chronicle } from './Chronicle.tsx';
import { ContactLines } from './ContactLines.tsx';
import { Figures } from './Figures.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { Steps } from './Steps.tsx';
import { Timeline } from './Timeline.tsx';

const entries = [
  { when: '9 January', what: '“Easter, somewhere warm, not far.” One message, no dates.' },
  { when: '10 January', what: 'Three questions, answered from a car park in four minutes.' },
];

const meta = {
  title: 'Sections/Lists',
  tags: ['autodocs'],
  component: Timeline,
  parameters: {
    design: {
      use: [
        '`Timeline` for what happened at which hour, `Chronicle` for years.',
        '`Steps` for what happens one after the other, `Checklist` for what is in something and what is not.',
        '`Figures` for numbers that matter, `ContactLines` for telephones by city, `JumpLinks` for visitors of different kinds.',
      ],
      avoid: ['For terms and details use the facts list.'],
      anatomy: ['Depends on the list.'],
      accessibility: ['Lists and terms are marked up as such, and their marks are decoration.'],
    } satisfies Design,
  },
  args: { entries },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Years: Story = {
  render: () => (
    <Chronicle
      entries={[
        { when: '2016', what: 'Six houses.' },
        { when: '2026', what: 'Sixty.' },
      ]}
    />
  ),
};
export const InSteps: Story = {
  render: () => (
    <Steps
      steps={[
        { title: 'You write.', text: 'Drawings help.' },
        { title: 'We come twice.', text: 'Once announced.' },
      ]}
    />
  ),
};
export const WhatIsInIt: Story = {
  render: () => (
    <div className="story-row">
      <Checklist mark="plus" items={['Plan each journey.', 'Ask for centimetres.']} />
      <Checklist mark="minus" items={['Take money from hotels.']} />
    </div>
  ),
};
export const Numbers: Story = {
  render: () => (
    <Figures
      figures={[
        { figure: '206', what: 'questions in the notebook' },
        { figure: '0', what: 'pounds from hotels' },
      ]}
    />
  ),
};
export const Telephones: Story = {
  render: () => <ContactLines lines={[{ city: 'London', display: '+44 20 7946 0144', href: 'tel:+442079460144' }]} />,
};
export const ForEachKind: Story = {
  render: () => (
    <JumpLinks
      label="On this page"
      links={[
        { href: '#houses', title: 'A house', text: 'that would like to be visited' },
        { href: '#advisers', title: 'An adviser', text: 'who would like to plan' },
      ]}
    />
  ),
};
