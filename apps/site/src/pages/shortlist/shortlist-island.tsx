import { OwnShortlist } from './shortlist.Own.tsx';

export const shortlistIsland = () => <OwnShortlist />;
