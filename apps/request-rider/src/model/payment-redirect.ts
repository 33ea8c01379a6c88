const isListed = (host: string, hosts: readonly string[]) =>
  hosts.some((name) => host === name || (name.startsWith('.') && host.endsWith(name)));

/**
 * The address a payment may lead to, or null when it must not be followed.
 * @param own address of this portal, e.g. `location.href`
 * @param hosts of banks and card networks, as configured; a leading dot covers subdomains
 */
export function allowedRedirect(address: string, own: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address, own)) return null;
  const [url, here] = [new URL(address, own), new URL(own)];
  if (url.username !== '' || url.password !== '') return null;
  if (url.host === here.host) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    // Behind a proxy the server may not know that it is reached safely.
    url.protocol = here.protocol;
    return url.href;
  }
  return url.protocol === 'https:' && isListed(url.host, hosts) ? url.href : null;
}
