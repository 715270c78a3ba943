export { Card, CardLabel, CardLink, CardPicture, type CardProps } from './Card.tsx';
