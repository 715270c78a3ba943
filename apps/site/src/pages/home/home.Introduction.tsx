import { deskLine } from '@myler/config/contact';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
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
      <div className={styles.introduction}>
        <div>
          <Label>What we do</Label>
          <h2>One adviser who remembers the cot, the connecting door and the cake.</h2>
        </div>
        <div className={styles.text}>
          <p>
            Every member is looked after by a Myler: a family-travel adviser who has slept in the houses we recommend,
            with at least one child, and measured the cots. They plan, they book, and they answer the telephone.
          </p>
          <p>
            The desk in London is open every day from nine to six on <a href={deskLine.href}>{deskLine.display}</a>. A
            person picks up.
          </p>
        </div>
      </div>
      <ol className={styles.promises}>
        {promises.map((promise, index) => (
          <li key={promise.title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
