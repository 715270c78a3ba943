/** Whether the browser knows passkeys. A page that is not served securely has none either. */
export const browserHasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
