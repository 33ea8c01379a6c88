import { isIPv6 } from 'node:net';

/** Groups of IPv6 assigned to one customer: 64 bits. */
const OWN_GROUPS = 4;
/** Groups that providers assign to one site: 48 bits. */
const SITE_GROUPS = 3;
const IPV4_INSIDE = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** IPv4 address, or for IPv6 the network `2001:db8:0:1::/64`. */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${addressGroups(plain).slice(0, OWN_GROUPS).join(':')}::/64` : plain;
}

/**
 * A network that one party may own in full: `2001:db8:0::/48` of IPv6, `192.0.2.0/24` of IPv4. Used for votes, where
 * addresses of one network count once.
 */
export function siteNetwork(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${addressGroups(plain).slice(0, SITE_GROUPS).join(':')}::/48`;
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}

/** Removes the zone, and unwraps IPv4 inside IPv6. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  return IPV4_INSIDE.exec(plain)?.[1] ?? plain;
}

function addressGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const split = (text: string) => text.split(':').filter((group) => group !== '');
  const first = split(head);
  const last = tail === undefined ? [] : split(tail);
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
