import { PASSWORD } from '../pages/sign-in';
import { SEEDED, startPortal } from '../../tools/portal/start-portal';

/** Once before all journeys: sixty days of demo orders and all places take seconds to make and tenths to copy. */
export default async function seedData(): Promise<() => Promise<void>> {
  const portal = await startPortal();
  await untilPlacesAreThere(`${portal.origin}/courier/api/v1`);
  await portal.stop();
  process.env[SEEDED] = portal.dataDir;
  return portal.dispose;
}

/** The first answer to a search comes when they are. */
async function untilPlacesAreThere(api: string): Promise<void> {
  const login = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'owner@demo.test', password: PASSWORD }),
  });
  const { result } = (await login.json()) as {
    result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
  };
  const { AccessToken, IdToken } = result.AuthenticationResult;
  const search = await fetch(`${api}/geolocator/autocomplete?query=Guangfu&country=TW&language=en`, {
    headers: { authorization: `Bearer ${AccessToken}|${IdToken}` },
  });
  if (!search.ok) throw new Error(`The places were not found: ${search.status} ${await search.text()}`);
}
