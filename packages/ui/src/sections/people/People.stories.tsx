import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { drawCameo } from '@myler/art/cameo';
import { Arcade } from './Arcade.tsx';
import { Duo } from './Duo.tsx';
import { Portraits, Voices } from './Portraits.tsx';
import { People } from './People.tsx';

const portrait = (name: string, monogram: string) => ({
  name,
  href: `#${monogram}`,
  cameo: `data:image/svg+xml;utf8,${encodeURIComponent(drawCameo(monogram).svg)}`,
});
const people = [portrait('Imogen Hale', 'IH'), portrait('Rafael Duarte', 'RD'), portrait('Odile Rasolo', 'OR')];

const meta = {
  title: 'Sections/People',
  tags: ['autodocs'],
  component: People,
  parameters: {
    design: {
      use: [
        '`People` for those who keep a house: who each is, below the other.',
        '`Arcade` and `Portraits` for all of them at once.',
        '`Voices` for what three of them say.',
      ],
      avoid: ['For an adviser to choose use the Myler card, which has facts.'],
      anatomy: [
        'The cameo: a monogram in an arch, because no faces are drawn.',
        'Name, role and city.',
        'Words about them.',
      ],
      accessibility: [
        'Each has an address, whose link underlines the name.',
        'In the arcade the name of each link is only heard.',
      ],
    } satisfies Design,
  },
  args: {
    people: people.map((person, index) => ({
      ...person,
      id: `person-${index}`,
      role: 'Manages Myler',
      city: 'London',
      paragraphs: ['Slept on a landing in Menorca.', 'By breakfast she had a list of questions.'],
    })),
  },
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const InAnArcade: Story = { parameters: { tone: 'night' }, render: () => <Arcade people={people} /> };
export const Small: Story = { render: () => <Portraits label="The Mylers" people={people} /> };
export const WhatTheySay: Story = {
  render: () => <Voices voices={people.map((person) => ({ ...person, city: 'Paris', quote: 'Ask for room 11.' }))} />,
};
export const TwoOfThem: Story = {
  parameters: { tone: 'night' },
  render: () => (
    <Duo cameos={['IH', 'RD'].map((monogram) => portrait(monogram, monogram).cameo) as [string, string]}>
      {[<h2 key="words">“Somebody ought to have walked up these stairs before us.”</h2>]}
    </Duo>
  ),
};
