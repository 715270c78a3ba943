export { Arcade, type Portrait } from './Arcade.tsx';
export { Duo, type DuoProps } from './Duo.tsx';
export { People, type PeopleProps } from './People.tsx';
export { Portraits, Voices, type PortraitsProps } from './Portraits.tsx';
