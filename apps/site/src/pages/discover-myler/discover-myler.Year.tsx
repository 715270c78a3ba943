import { Box, Split } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { Timeline } from '@myler/ui/sections/lists';
import { Text } from '@myler/ui/text';

const entries = [
  {
    when: 'January 09, 21.40',
    what: '“Easter, somewhere warm, not far, Otto is eleven months and walks along furniture.” One message, no dates. Nothing else is asked until morning.',
  },
  {
    when: 'January 10, 10.15',
    what: 'Three questions: does he sleep with a light, who is coming besides you, and how is the knee? Answered from a car park in four minutes.',
  },
  {
    when: 'January 12',
    what: 'Two houses, two pages. On the first there are fourteen steps to breakfast, and the page says so before it mentions the sea.',
  },
  {
    when: 'January 13',
    what: 'You say yes to the second. Two rooms that connect, confirmed in writing by the housekeeper; a cot of 120 by 60, measured; ground floor for the knee.',
  },
  {
    when: 'March 26',
    what: 'Seven days before: the transfer has a seat for fourteen months and one for his sister’s seven years, both facing the right way. There is a photograph of the straps.',
  },
  {
    when: 'April 02, 13.05',
    what: 'The flight is ninety minutes late. The kitchen knows before you do, and keeps a tray: rice, a banana, soup for three.',
  },
  {
    when: 'April 11',
    what: 'Home. One question, a day later: “What would you not do again?” The answer goes into the notebook, and nobody has to say it twice.',
  },
] as const;

/** A year with a Myler, as pages of a notebook. */
export function DiscoverYear() {
  return (
    <Section band="night" labelledBy="notebook">
      <Split ratio="5/7" rows={9}>
        <Box sticky>
          <SectionHeading
            label="From one notebook"
            title="One Easter, from the first message to the last question."
            id="notebook"
          />
          <Text size="small" tone="quiet" before={6} measure>
            Shown with the family’s leave. Otto isn’t called Otto.
          </Text>
        </Box>
        <Timeline entries={entries} />
      </Split>
    </Section>
  );
}
