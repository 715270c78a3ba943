import { afterEach, beforeEach, vi } from 'vitest';

// A story that complains in the console is broken, even where it looks right.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The console complained: ${complaints.join('; ')}`);
});
