import { OnThisDevice } from './privacy-policy.OnThisDevice.tsx';

export const onThisDeviceIsland = () => <OnThisDevice />;
