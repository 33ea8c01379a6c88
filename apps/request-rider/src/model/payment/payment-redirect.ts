const isListed = (host: string, hosts: readonly string[]) =>
  hosts.some((name) => host === name || (name.startsWith('.') && host.endsWith(name)));

/**
 * The URL if the payment may redirect to it, else null.
 * @param own URL of this portal, e.g. `location.href`
 * @param hosts configured hosts of banks and card networks; a leading dot includes subdomains
 */
export function allowedRedirect(address: string, own: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address, own)) return null;
  const [url, here] = [new URL(address, own), new URL(own)];
  if (url.username !== '' || url.password !== '') return null;
  if (url.host === here.host) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    // Behind a proxy the server may not know that it is reached over https.
    url.protocol = here.protocol;
    return url.href;
  }
  return url.protocol === 'https:' && isListed(url.host, hosts) ? url.href : null;
}
