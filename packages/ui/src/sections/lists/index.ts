export { Checklist, type ChecklistProps } from './Checklist.tsx';
export { Chronicle } from './Chronicle.tsx';
export { ContactLines, type ContactLinesProps } from './ContactLines.tsx';
export { Figures, type FiguresProps } from './Figures.tsx';
export { JumpLinks, type JumpLinksProps } from './JumpLinks.tsx';
export { Steps, type StepsProps } from './Steps.tsx';
export { Timeline, type TimelineProps } from './Timeline.tsx';
