import { deskLine } from '@myler/config/contact';
import { Heading } from '@myler/ui/heading';
import { Grid, Split, Stack } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import styles from './home.Introduction.module.css';

const promises = [
  {
    title: 'Before you go',
    text: 'Connecting doors are confirmed in writing, with the room numbers. The cot is measured, not mentioned.',
  },
  {
    title: 'While you are there',
    text: 'The bath is run at the hour you land. If it rains on the third day, somebody has already thought of it.',
  },
  {
    title: 'When you are home',
    text: 'We write down what worked: the waiter she liked, the stairs he counted. Next time nobody has to ask.',
  },
];

export function HomeIntroduction() {
  return (
    <Section band="paper" id="what-we-do">
      <Split ratio="1/1" rows={7} align="end">
        <div>
          <SectionHeading
            label="What we do"
            title="One adviser who remembers the cot, the connecting door and the cake."
          />
        </div>
        <Stack gap={5} measure className={styles.text}>
          <p>
            Every member is looked after by a Myler: a family-travel adviser who has slept in the houses we recommend,
            with at least one child, and measured the cots. They plan, they book, and they answer the telephone.
          </p>
          <p>
            The desk in London is open every day from nine to six on <a href={deskLine.href}>{deskLine.display}</a>. A
            person picks up.
          </p>
        </Stack>
      </Split>
      <Grid as="ol" columns={3} gap={7} before={9} lines="above">
        {promises.map((promise, index) => (
          <li key={promise.title}>
            <Text as="span" size="title-2" tone="accent" className={styles.number} aria-hidden="true">
              {index + 1}
            </Text>
            <Heading level={3}>{promise.title}</Heading>
            <Text tone="quiet" before={2} measure>
              {promise.text}
            </Text>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
