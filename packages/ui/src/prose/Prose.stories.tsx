import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          The bus from Buonconvento leaves at 9:05 and is never full. The driver, Renzo, has opinions about pushchairs:
          fold them and he will carry yours himself.
        </p>
        <h2>Shade, by the hour</h2>
        <p>Pienza is built for the sun, and it helps to know its hours.</p>
        <ul>
          <li>Before eleven, the north side of Corso Rossellino.</li>
          <li>From one to three, the cathedral.</li>
        </ul>
        <blockquote>“She had counted forty-one cypresses before anyone thought to say good morning.”</blockquote>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Lead: Story = {
  args: {
    size: 'lead',
    children: (
      <p>Every member is looked after by a Myler: a family-travel adviser who knows the houses room by room.</p>
    ),
  },
};
