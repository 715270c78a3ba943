import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';

export interface AccordionProps {
  items: readonly { title: string; content: ReactNode; isOpen?: boolean; id?: string }[];
  /** With a name, opening one item closes the others. Leave it out where people compare answers. */
  name?: string;
  headingLevel?: 2 | 3 | 4;
}

/** Made of `<details>`: it opens without JavaScript, and the browser's page search finds text in closed items. */
export function Accordion({ items, name, headingLevel = 3 }: AccordionProps) {
  return (
    <div>
      {items.map(({ title, content, isOpen, id }) => (
        <Disclosure key={title} {...{ title, id, name, isOpen, headingLevel }}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
