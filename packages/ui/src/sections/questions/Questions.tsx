import type { HTMLAttributes, ReactElement } from 'react';
import { Accordion } from '../../accordion/Accordion.tsx';
import { Heading } from '../../heading/Heading.tsx';
import { Split } from '../../layout/Split.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Questions.module.css';

export interface QuestionsProps extends HTMLAttributes<HTMLElement> {
  id: string;
  title: string;
  /** Each has its own address, and unfolds when the address names it. */
  questions: readonly {
    id: string;
    question: string;
    answer: ReactElement;
    /** Of the element around the answer. */
    attributes?: HTMLAttributes<HTMLElement>;
  }[];
  /** The words of the link to an answer. */
  linkLabel: string;
}

/** Questions on one subject, with folded answers. */
export function Questions({ id, title, questions, linkLabel, ...attributes }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Split
      id={id}
      as="section"
      ratio="5/7"
      rows={6}
      across={9}
      className={styles.category}
      aria-labelledby={`${id}-title`}
      {...attributes}
    >
      <Heading id={`${id}-title`} level={2} size="title-2" sticky>
        {title}
      </Heading>
      <Accordion
        items={questions.map(({ id: answerId, question, answer, attributes: ofAnswer }) => ({
          title: question,
          content: (
            // The id is inside the folded part, because browsers unfold it when the address names an element in it.
            <div id={answerId} className={styles.answer} {...ofAnswer}>
              {answer}
              <Text size="caption" only="screen" className={styles.address}>
                <a href={`#${answerId}`}>{linkLabel}</a>
              </Text>
            </div>
          ),
        }))}
      />
    </Split>
  );
}
