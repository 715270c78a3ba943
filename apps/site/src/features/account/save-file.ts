import type { SavedFile } from '@myler/api-client/contract';

/** Lets the browser save a file of base64. */
export function saveBase64({ name, content }: SavedFile, type: string): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
  saveBlob(name, new Blob([bytes], { type }));
}

/** Lets the browser save data as a file of JSON that people can read. */
export function saveJson(name: string, data: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
}

function saveBlob(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The download has begun, but some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
