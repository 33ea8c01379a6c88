import { expect, it } from '@jest/globals';
import { isLocalhost, isLocalName, isLoopback, isPublicAddress } from './public-address';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  '100::1',
  '4000::1',
  '5f00::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  '3fff::1',
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  'localhost',
  'LOCALHOST.',
  'a.localhost',
  'printer',
  'db.internal',
  'nas.local',
  'x.test',
  'x.invalid',
])('%s can never be called from the public internet', (host) => {
  expect(isLocalName(host)).toBe(true);
});

it.each(['dispatch.example', 'localhost.example', '8.8.8.8', '::1'])('%s is no local name', (host) => {
  expect(isLocalName(host)).toBe(false);
});

it('knows the addresses and names of this machine', () => {
  const own = ['127.0.0.1', '127.255.0.1', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1'];
  expect(own.filter((address) => !isLoopback(address))).toEqual([]);
  expect(['10.0.0.1', '8.8.8.8', '::2', 'fe80::1'].filter(isLoopback)).toEqual([]);
  expect(['localhost', 'LOCALHOST.', 'a.localhost'].filter((host) => !isLocalhost(host))).toEqual([]);
  expect(['localhost.example', 'my-localhost', 'db.internal'].filter(isLocalhost)).toEqual([]);
});
