import { pressFacts } from '@myler/config/press';
import { LinkButton } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { Box, Split, Stack } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { PressBoilerplate } from '../../features/press/PressBoilerplate.tsx';
import { PRESS_KIT } from '../../features/press/press-addresses.ts';

/** The press kit: what may be printed, and the download. */
export function PressKit() {
  return (
    <Section band="paper-2" id="kit" labelledBy="kit-title">
      <SectionHeading label="To take with you" title="The house in six lines, and a folder." id="kit-title" />
      <Split ratio="7/5" rows={8} across={9} before={9}>
        <FactsList facts={pressFacts} />
        <Stack gap={5} align="start" measure>
          <p>
            The arch and the word as drawings that print at any size, on paper and on night. Three pictures of ours at
            1,600 pixels, with what they show. The colours with their numbers, and the paragraph below.
          </p>
          <Text size="small" tone="quiet">
            Use the pictures with “Drawn by Myler”. Leave the arch its room: half its width on each side, and nothing on
            top of it.
          </Text>
          <LinkButton href={PRESS_KIT} download="">
            Download the press kit
          </LinkButton>
        </Stack>
      </Split>
      <Box before={9}>
        <PressBoilerplate headingLevel={3} />
      </Box>
    </Section>
  );
}
