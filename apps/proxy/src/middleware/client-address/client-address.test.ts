import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { visitorAddress } from './client-address.ts';

const trusted = new BlockList();
trusted.addSubnet('10.0.0.0', 8, 'ipv4');
trusted.addAddress('::1', 'ipv6');

describe('the visitor’s address', () => {
  it('is the peer’s address without a proxy in between', () => {
    expect(visitorAddress('203.0.113.7', null, trusted)).toBe('203.0.113.7');
    expect(visitorAddress('::ffff:203.0.113.7', null, trusted)).toBe('203.0.113.7');
  });

  it('is not taken from a header that the visitor sends', { tags: ['asvs:15.3.4'] }, () => {
    expect(visitorAddress('203.0.113.7', '198.51.100.1', trusted)).toBe('203.0.113.7');
  });

  it('is taken from the header of our own proxies, however many there are', { tags: ['asvs:15.3.4'] }, () => {
    expect(visitorAddress('10.0.0.2', '198.51.100.1', trusted)).toBe('198.51.100.1');
    expect(visitorAddress('::1', '198.51.100.1, 10.0.0.9', trusted)).toBe('198.51.100.1');
    expect(visitorAddress('10.0.0.2', '2001:db8::5', trusted)).toBe('2001:db8::5');
  });

  it('is not taken from the part of the header that the visitor wrote', { tags: ['asvs:4.1.3'] }, () => {
    expect(visitorAddress('10.0.0.2', '1.2.3.4, 198.51.100.1', trusted)).toBe('198.51.100.1');
    expect(visitorAddress('10.0.0.2', '10.9.9.9, 198.51.100.1', trusted)).toBe('198.51.100.1');
  });

  it('is the peer’s address when the header is invalid', () => {
    expect(visitorAddress('10.0.0.2', 'unknown', trusted)).toBe('10.0.0.2');
    expect(visitorAddress('10.0.0.2', '', trusted)).toBe('10.0.0.2');
    expect(visitorAddress(undefined, null, trusted)).toBe('');
  });
});
