import { isIPv6 } from 'node:net';

/** A network that an address is in, and how many times what one address may do all of the network may do. */
export interface Network {
  name: string;
  times: number;
}

/**
 * IPv6 by the bits of the prefix. A household can use any address of its /64, and usually has a /56; a company or a tunnel has a
 * /48, which some providers divide among 256 households (RFC 6177, RIPE-690). So the wider ones have more, and not as often
 * more as they have narrower ones in them.
 */
const PREFIXES = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
];

/**
 * The networks by which a limit counts an address, the narrowest first: one for IPv4 and for an unknown address, which is empty.
 * Count the next only when the one before allows it, so that whoever is refused does not use up what the neighbours have.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const groups = groupsOf(address);
  if (!groups) return [{ name: address, times: 1 }];
  const [narrowest, ...wider] = PREFIXES.map(({ bits, times }) => ({
    name: `${groups.slice(0, bits / 4)}/${bits}`,
    times,
  }));
  return [narrowest!, ...wider];
}

/** The 32 digits of an IPv6 address, however it is written. */
function groupsOf(address: string): string | undefined {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return undefined;
  // In its canonical form (RFC 5952), without an IPv4 part.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part ? part.split(':') : []));
  const missing = 8 - before!.length - after!.length;
  return [...before!, ...Array<string>(missing).fill(''), ...after!].map((group) => group.padStart(4, '0')).join('');
}
