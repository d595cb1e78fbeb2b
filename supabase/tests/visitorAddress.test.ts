/**
 * A provider assigns a whole /64 network to each IPv6 visitor. Counting by full address would give each visitor
 * 18 quintillion times the limit.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../functions/_shared/environment.ts';
import { networkOf } from '../functions/_shared/rateLimit.ts';
import { visitorNetwork } from '../functions/_shared/visitorNetwork.ts';

describe('addresses that count as one visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:52000', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:52000', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['unknown', 'unknown'],
    ['not:an:address', 'not:an:address'],
    ['', ''],
  ])('%s counts as %s', (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });

  it('any two addresses of an IPv6 network are one visitor, two networks are two', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
    // A network that begins with zeros may hold addresses of IPv4, which are counted one by one.
    const network = half.filter((text) => !text.startsWith('0:0:0:0'));
    fc.assert(
      fc.property(network, network, half, half, (one, other, a, b) => {
        expect(visitorNetwork(`${one}:${a}`)).toBe(visitorNetwork(`${one}:${b}`));
        expect(visitorNetwork(`${one}:${a}`) === visitorNetwork(`${other}:${a}`)).toBe(
          one === other,
        );
      }),
    );
  });
});

describe('the address of a caller', () => {
  const secrets = ['a'.repeat(32), 'b'.repeat(32)];
  const forwarded = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
  it.each<[string, Record<string, string>]>([
    ['10.0.0.1', forwarded],
    ['10.0.0.1', { ...forwarded, 'x-edge-visitor': '198.51.100.1' }],
    ['10.0.0.1', { ...forwarded, 'x-edge-visitor': '198.51.100.1', 'x-edge-secret': 'a' }],
    ['10.0.0.1', { ...forwarded, 'x-edge-visitor': '198.51.100.1', 'x-edge-secret': '' }],
    ['10.0.0.1', { ...forwarded, 'x-edge-visitor': '', 'x-edge-secret': 'a'.repeat(32) }],
    [
      '198.51.100.1',
      { ...forwarded, 'x-edge-visitor': '198.51.100.1', 'x-edge-secret': 'a'.repeat(32) },
    ],
    ['198.51.100.1', { 'x-edge-visitor': '198.51.100.1', 'x-edge-secret': 'b'.repeat(32) }],
    ['unknown', {}],
  ])('is %s with %j', async (network, headers) => {
    expect(await networkOf(new Headers(headers), secrets)).toBe(network);
  });
});

it.each([undefined, '', ' ', 'short', 'a'.repeat(31)])(
  'believes no edge where the secret is %j',
  (EDGE_SECRET) => {
    const project = { SUPABASE_URL: 'http://project.invalid', SUPABASE_SERVICE_ROLE_KEY: 'key' };
    expect(readSettings({ ...project, EDGE_SECRET }).edgeSecrets).toEqual([]);
  },
);
