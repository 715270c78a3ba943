import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { drawCameo } from '../products/cameo.ts';
import { drawGiftCard, giftCardDesigns } from '../products/gift-card.ts';
import { drawMark } from '../products/mark.ts';
import { drawMembershipCard } from '../products/membership-card-picture.ts';
import { drawSocialCard } from '../products/social-card.ts';
import { drawVignette, vignettes } from '../products/vignette.ts';
import { drawWordmark } from '../products/wordmark.ts';
import { drawColouring } from '../products/colouring.ts';
import { drawScene, hours, motifs, seasons, type Format, type Motif } from '../scenes/index.ts';
import { ContactSheet } from './sheet.stories-kit.tsx';
import styles from './sheet.stories.module.css';

interface SheetArgs {
  format: Format;
  motif: Motif;
  seed: number;
}

const meta: Meta<SheetArgs> = {
  title: 'Foundations/Art',
  // No screenshots: they are megabytes, and the tests of this package check each drawing.
  parameters: { visual: false },
  argTypes: {
    format: { control: 'inline-radio', options: ['landscape', 'portrait', 'wide'] },
    motif: { control: 'select', options: motifs },
    seed: { control: 'number' },
  },
  args: { format: 'landscape', motif: 'island', seed: 1 },
};
export default meta;
type Story = StoryObj<SheetArgs>;

/** One large frame per motif, with alternating hours and seasons. */
export const Motifs: Story = {
  render: ({ format, seed }) => (
    <ContactSheet
      columns="l"
      format={format}
      frames={motifs.map((motif, index) => {
        const hour = hours[index % hours.length] ?? 'noon';
        const season = seasons[index % seasons.length] ?? 'summer';
        return { label: `${motif}, ${hour}, ${season}`, draw: () => drawScene({ motif, hour, season, seed, format }) };
      })}
    />
  ),
};

/** All motifs, hours and seasons: five hundred frames, each drawn when it scrolls into view. */
export const ContactSheetOfAll: Story = {
  name: 'Contact sheet: motifs × hours × seasons',
  render: ({ format }) => (
    <>
      {motifs.map((motif, m) => (
        <section key={motif} aria-label={motif}>
          <h2 className={styles.motif}>{motif}</h2>
          <ContactSheet
            columns="s"
            format={format}
            isLong
            frames={seasons.flatMap((season, s) =>
              hours.map((hour, h) => ({
                label: `${motif}, ${season}, ${hour}`,
                draw: () => drawScene({ motif, hour, season, seed: m * 20 + s * 5 + h, format }),
              })),
            )}
          />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const frames = canvasElement.querySelectorAll('figure');
    await expect(frames).toHaveLength(motifs.length * hours.length * seasons.length);
    await waitFor(() => expect(within(canvasElement).getAllByRole('img').length).toBeGreaterThan(4));
    await expect(canvasElement.querySelectorAll('img').length).toBeLessThan(frames.length / 2);
  },
};

/** One motif with one seed in every hour and season: only light and weather differ. */
export const OneMotif: Story = {
  render: ({ motif, seed, format }) => (
    <ContactSheet
      format={format}
      frames={seasons.flatMap((season) =>
        hours.map((hour) => ({
          label: `${season}, ${hour}`,
          draw: () => drawScene({ motif, hour, season, seed, format }),
        })),
      )}
    />
  ),
};

/** One motif with twelve seeds: only the composition differs. */
export const Compositions: Story = {
  render: ({ motif, format }) => (
    <ContactSheet
      format={format}
      frames={Array.from({ length: 12 }, (_, seed) => ({
        label: `Seed ${seed}`,
        draw: () => drawScene({ motif, hour: 'gold', season: 'summer', seed, format }),
      }))}
    />
  ),
};

/** Each motif as a page to colour, for the children's passport. */
export const Colouring: Story = {
  render: ({ format }) => (
    <ContactSheet
      format={format}
      frames={motifs.map((motif, seed) => ({
        label: motif,
        draw: () => drawColouring({ motif, hour: 'noon', season: 'summer', seed, format }),
      }))}
    />
  ),
};

export const GiftCards: Story = {
  render: () => (
    <ContactSheet
      columns="l"
      frames={Array.from({ length: giftCardDesigns }, (_, design) => ({
        label: `Design ${design + 1}`,
        draw: () => drawGiftCard(design),
      }))}
    />
  ),
};

/** Each tier has its own paper colour and its own guilloché. */
export const MembershipCards: Story = {
  render: () => (
    <ContactSheet
      columns="l"
      frames={['travel', 'gold', 'black', 'black-plus', 'dynasty-dining', 'dynasty'].map((tier) => ({
        label: tier,
        draw: () => drawMembershipCard(tier),
      }))}
    />
  ),
};

/** A person is shown as a monogram in an arch, because no faces are drawn. */
export const Cameos: Story = {
  render: () => (
    <ContactSheet
      columns="s"
      frames={['IH', 'RD', 'TO', 'MLF', 'ÅS', 'YH', 'CR'].map((monogram, tone) => ({
        label: monogram,
        draw: () => drawCameo(monogram, tone),
      }))}
    />
  ),
};

export const Wordmarks: Story = {
  render: () => (
    <ContactSheet
      frames={['Orchard & Vine', 'Halte Ferries', 'Small Hours', 'Portside', 'Lark Rail', 'Nine Lanterns'].map(
        (name, style) => ({ label: name, draw: () => drawWordmark(name, style) }),
      )}
    />
  ),
};

/** For empty and error states. */
export const Vignettes: Story = {
  render: () => <ContactSheet frames={vignettes.map((name) => ({ label: name, draw: () => drawVignette(name) }))} />,
};

export const MarkAndSocialCard: Story = {
  render: () => (
    <ContactSheet
      frames={[
        { label: 'The mark, also the favicon', draw: drawMark },
        {
          label: 'Social card, 1200 × 630',
          draw: () =>
            drawSocialCard({
              scene: { motif: 'tuscany', hour: 'gold', season: 'summer', seed: 3 },
              title: 'Three generations, one table.',
            }),
        },
      ]}
    />
  ),
};
