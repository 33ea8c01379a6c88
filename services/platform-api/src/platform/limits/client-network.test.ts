import { expect, it } from '@jest/globals';
import { clientNetwork, siteNetwork } from './client-network';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.8', '192.0.2.8'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::7', '2001:db8:0:2::/64'],
  ['2001:db8::1:0:0:7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.200', '192.0.2.0/24'],
  ['2001:db8:0:1::7', '2001:db8:0::/48'],
  ['2001:0DB8:0000:ffff::7', '2001:db8:0::/48'],
  ['2001:db8:1::7', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('%s votes as %s', (address, network) => {
  expect(siteNetwork(address)).toBe(network);
});
