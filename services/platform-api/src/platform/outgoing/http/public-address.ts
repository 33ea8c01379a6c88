import { BlockList, isIP, isIPv6 } from 'node:net';

// Two lists, because one compares addresses of version 4 with the mapped networks of version 6 too.
const refusedV4 = new BlockList();
const refusedV6 = new BlockList();
/** The only part of version 6 that is in use on the public internet. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, where clouds keep their metadata.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  refusedV4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Protocols, among them tunnels to addresses of version 4.
  ['2001::', 23],
  ['2002::', 16],
  // Documentation.
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const)
  refusedV6.addSubnet(network, bits, 'ipv6');

const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|home\.arpa|invalid|test|onion)\.?$/i;

/** Whether a host name can never lead to the public internet: reserved names, and names without a dot. */
export const isLocalName = (host: string): boolean =>
  isIP(host) === 0 && (LOCAL_NAME.test(host) || !host.replace(/\.$/, '').includes('.'));

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
// Connects to this machine as well.
loopback.addAddress('0.0.0.0', 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addAddress('::', 'ipv6');

/** Whether an IP address leads to this machine. */
export const isLoopback = (address: string): boolean =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a host name is reserved for this machine. */
export const isLocalhost = (host: string): boolean => /(^|\.)localhost\.?$/i.test(host);

/** Whether an IP address is one of the public internet, so that a webhook cannot reach what only we can. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6')
    : !refusedV4.check(address, 'ipv4');
