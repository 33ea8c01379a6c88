import { lookup } from 'node:dns/promises';
import type { RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { OutgoingFailure } from './outgoing-failure';
import { isPublicAddress } from './public-address';

/** Whether an IP address may be called with a protocol such as `https:`. */
export type AddressRule = (protocol: string, address: string) => boolean;

/**
 * Resolves a host once and pins the address: a second answer of its name server cannot lead the connection elsewhere.
 * @throws OutgoingFailure for an unknown host or an address that the rule refuses
 */
export async function pinAddress(
  { hostname, protocol }: URL,
  isAllowed: AddressRule,
): Promise<Pick<RequestOptions, 'lookup' | 'agent'>> {
  const address = await resolveHost(hostname.replace(/^\[|\]$/g, ''));
  if (address === null) throw new OutgoingFailure('refused', null, 'unknown-host');
  if (!isAllowed(protocol, address)) throw new OutgoingFailure('refused', null, 'refused-address');
  const family = isIP(address);
  return {
    // A connection of the pool may lead to an address of an earlier answer.
    agent: false,
    lookup: (_name, options, done) => {
      if (options.all) done(null, [{ address, family }]);
      else done(null, address, family);
    },
  };
}

/** Null where there is no such host. Of several addresses every one has to be public, or none is used. */
async function resolveHost(host: string): Promise<string | null> {
  if (isIP(host) !== 0) return host;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  return (addresses.find(({ address }) => !isPublicAddress(address)) ?? addresses[0])?.address ?? null;
}
