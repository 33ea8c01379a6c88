import { releaseFolder } from './release-folder';
import { CACHE, isReleaseFile, isStoredPage, PAGE } from './stored-page';

/** Stores page and files on the phone, so that the page opens without a connection. */
export async function cachePage(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // Absent without TLS, and in private windows of some browsers.
  if (!serviceWorker) return;
  await navigator.serviceWorker.register(
    // This chunk name keeps the worker in one file.
    /* webpackChunkName: "rider-worker" */ new URL('./rider-worker.ts', import.meta.url),
    { scope: PAGE },
  );
  if (!isStoredPage()) await storePage(await caches.open(CACHE));
}

/** Stores the page after its files, so that a stored page is complete; then removes the files of older releases. */
async function storePage(cache: Cache): Promise<void> {
  const page = await fetch(PAGE);
  const folder = releaseFolder();
  // The next start stores a release that has just replaced the running one.
  if (!page.ok || !(await page.clone().text()).includes(folder)) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  for (const { href, pathname } of loaded)
    if (isReleaseFile(pathname) && !(await cache.match(href, { ignoreVary: true }))) await cache.add(href);
  await cache.put(PAGE, page);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !pathname.startsWith(folder)) await cache.delete(request);
  }
}
