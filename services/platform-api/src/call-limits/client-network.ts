import { isIPv6 } from 'node:net';

/** Groups of IPv6 that one customer has to itself: 64 bits. */
const OWN_GROUPS = 4;
const IPV4_INSIDE = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What stands for whoever calls from an address: the address itself, of IPv6 the network `2001:db8:0:1::/64`. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const inside = IPV4_INSIDE.exec(plain)?.[1];
  if (inside !== undefined) return inside;
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, OWN_GROUPS).join(':')}::/64`;
}

/** All eight, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const split = (text: string) => text.split(':').filter((group) => group !== '');
  const first = split(head);
  const last = tail === undefined ? [] : split(tail);
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
