import { setTimeout as passes } from 'node:timers/promises';
import { LIMITS } from '@courier/config';
import { PASSWORD } from '../pages/sign-in';
import { SEEDED, startPortal } from '../../tools/portal/start-portal';

const DAY_SECONDS = 86_400;
/** Time limit on a busy machine for two seconds of work. */
const DRAWN_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;

type Read = <Result>(path: string) => Promise<Result>;

/**
 * Runs once before all journeys: creating sixty days of demo orders, routes and places takes seconds, copying
 * them tenths of a second.
 */
export default async function seedData(): Promise<() => Promise<void>> {
  const portal = await startPortal();
  const read = await signedIn(`${portal.origin}/courier/api/v1`);
  // The first search answers when the places are loaded.
  await read('/geolocator/autocomplete?query=Guangfu&country=TW&language=en');
  await untilWaysAreDrawn(read);
  await portal.stop();
  process.env[SEEDED] = portal.dataDir;
  return portal.dispose;
}

async function signedIn(api: string): Promise<Read> {
  const login = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'owner@demo.test', password: PASSWORD }),
  });
  const { result } = (await login.json()) as {
    result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
  };
  const { AccessToken, IdToken } = result.AuthenticationResult;
  return async <Result>(path: string) => {
    const answer = await fetch(api + path, {
      headers: { authorization: `Bearer ${AccessToken}|${IdToken}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { result: Result }).result;
  };
}

/**
 * Waits for the background job that draws routes, newest orders first; otherwise each portal would repeat it.
 */
async function untilWaysAreDrawn(read: Read): Promise<void> {
  const oldest = Math.floor(Date.now() / 1000) - LIMITS.riderTrackDays * DAY_SECONDS;
  const { data } = await read<{ data: { order_id: string; status: string }[] }>(
    `/vendor/v1001/orders?from=${oldest + DAY_SECONDS}&to=${oldest + 3 * DAY_SECONDS}&count=50`,
  );
  const last = data.findLast(({ status }) => status === 'DELIVERED');
  if (!last) throw new Error('The demo has no order whose way is kept no longer tomorrow.');
  for (const end = Date.now() + DRAWN_WITHIN_MS; Date.now() < end; await passes(LOOK_EVERY_MS)) {
    const { track } = await read<{ track: unknown[] }>(`/order/${last.order_id}/evidence`);
    if (track.length > 0) return;
  }
  throw new Error(`The way of ${last.order_id} was not drawn within ${DRAWN_WITHIN_MS} ms.`);
}
