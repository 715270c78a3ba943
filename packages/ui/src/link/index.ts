export { Link, type LinkProps } from './Link.tsx';
export { Anchor, LinkProvider, type AnchorProps } from './LinkContext.tsx';
export { TextButton, type TextButtonProps } from './TextButton.tsx';
