export { localDevice, readCookies, sessionDevice, writeCookie, type CookieText, type DeviceStorage } from './device.ts';
