export { childOf } from './child-words.ts';
export { drawnRooms } from './drawn-rooms.ts';
export { type PlannedRoom, type Bed, type FurnishedRoom, furnishRooms } from './furnish-rooms.ts';
export { type ChosenBeds, bedRefusal, placeAdults, placeChildren, bedsFor } from './place-children.ts';
export { cotsInWords, pairsInWords, roomsInAll } from './room-words.ts';
