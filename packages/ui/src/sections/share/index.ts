export { Passage, type PassageProps } from './Passage.tsx';
export { Share, type ShareProps } from './Share.tsx';
