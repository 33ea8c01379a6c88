import { respondOffline } from './respond-offline';
import { CACHE } from './stored-page';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

// It depends on no release, so a newer one replaces it at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const answer = respondOffline(event.request, {
    fetch: (request) => fetch(request),
    openCache: () => caches.open(CACHE),
  });
  if (answer) event.respondWith(answer);
});
