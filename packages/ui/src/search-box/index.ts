export { matchedParts, type TextPart } from './matched-parts.ts';
export { SearchBox, type SearchBoxProps, type Suggestion, type SuggestionGroup } from './SearchBox.tsx';
