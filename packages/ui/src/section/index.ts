export { Section, SectionHeading, type SectionHeadingProps, type SectionProps } from './Section.tsx';
