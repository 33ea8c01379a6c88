import { SEEDED, startPortal } from './start-portal';

/** Once before all journeys: sixty days of demo orders take seconds to make and tenths to copy. */
export default async function seedData(): Promise<() => Promise<void>> {
  const portal = await startPortal();
  await portal.stop();
  process.env[SEEDED] = portal.dataDir;
  return portal.dispose;
}
