import { isIP, type BlockList } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/context.ts';

/** Says whether an address is one of the operator's own proxies. */
export function isTrusted(trusted: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** `::ffff:10.0.0.1` becomes `10.0.0.1`. */
export function plainAddress(address: string | undefined): string {
  const text = (address ?? '').trim();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text);
  return mapped?.[1] ?? text;
}

/**
 * The visitor's address: the peer's, unless the peer is a trusted proxy; then the last address of `X-Forwarded-For`
 * that no trusted proxy has. Values that a visitor writes into the header come before that one, so they have no effect.
 */
export function visitorAddress(peer: string | undefined, forwardedFor: string | null, trusted: BlockList): string {
  let address = plainAddress(peer);
  const hops = (forwardedFor ?? '').split(',').map(plainAddress).toReversed();
  for (const hop of hops) {
    if (!isTrusted(trusted, address) || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

export function clientAddress(trusted: BlockList) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const forwarded = context.req.header('x-forwarded-for') ?? null;
    context.set('visitorAddress', visitorAddress(context.env?.peerAddress, forwarded, trusted));
    await next();
  });
}
