/** Lets the phone install the page; the name is the brand's. */
export function installManifest(name: string, shortName: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';
  const { origin } = window.location;
  const manifest = {
    name,
    short_name: shortName,
    start_url: `${origin}/rider`,
    scope: `${origin}/rider`,
    display: 'standalone',
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  };
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`;
  document.head.append(link);
}
