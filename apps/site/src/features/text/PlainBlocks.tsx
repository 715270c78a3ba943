import type { Block } from '@myler/api-client/contract';
import { withContacts } from './with-contacts.tsx';

interface PlainBlocksProps {
  blocks: readonly Block[];
  /** The level of the blocks' headings in the page's outline. */
  headingLevel: 2 | 3 | 4;
}

/**
 * The text of answers, legal pages and job positions: paragraphs, headings, lists and key facts. Pictures and hotels
 * occur in the journal only.
 */
export function PlainBlocks({ blocks, headingLevel }: PlainBlocksProps) {
  return blocks.map((block) => <PlainBlock key={keyOf(block)} block={block} headingLevel={headingLevel} />);
}

function PlainBlock({ block, headingLevel }: { block: Block; headingLevel: 2 | 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  switch (block.type) {
    case 'paragraph':
    case 'fact':
      return <p>{withContacts(block.text)}</p>;
    case 'heading':
      return <Heading>{block.text}</Heading>;
    case 'pull-quote':
      return (
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{withContacts(item)}</li>
          ))}
        </ul>
      );
    default:
      return null;
  }
}

function keyOf(block: Block): string {
  switch (block.type) {
    case 'list':
      return `list ${block.items.join(' ')}`;
    case 'picture':
      return `picture ${block.picture.src}`;
    case 'hotel':
      return `hotel ${block.hotelId}`;
    default:
      return `${block.type} ${block.text}`;
  }
}
