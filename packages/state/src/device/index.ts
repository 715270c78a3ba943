export {
  localDevice,
  readCookies,
  readStorage,
  sessionDevice,
  syncedFromDevice,
  writeCookie,
  writeStorage,
  type CookieText,
  type DeviceStorage,
} from './device.ts';
