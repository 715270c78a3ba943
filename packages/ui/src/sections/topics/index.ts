export { Topic, TopicFigure, Topics, type TopicProps, type TopicsProps } from './Topics.tsx';
