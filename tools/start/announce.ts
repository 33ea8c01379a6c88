import { setTimeout as pause } from 'node:timers/promises';

async function isReady(port: number) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    return answer.ok;
  } catch {
    return false;
  }
}

/** Prints addresses and demo accounts once the portal answers. */
export async function announce(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning() && !(await isReady(port))) await pause(100);
  if (!isRunning()) return;
  const origin = `http://localhost:${port}`;
  const accounts =
    process.env.ENVIRONMENT === 'prd'
      ? ['No demo accounts with ENVIRONMENT=prd.']
      : [
          'Sign in with the password Courier#2026 as',
          '  owner@demo.test   Harbour Tea with three outlets',
          '  multi@demo.test   two vendors with outlets',
          '  solo@demo.test    one vendor',
          '  nopin@demo.test   a vendor without coordinates',
          '  empty@demo.test   no vendor at all',
        ];
  console.log(
    [
      '',
      `Courier Portal is ready on ${origin}`,
      `  other countries   http://sg.localhost:${port}, http://pk.localhost:${port}, …, with owner@demo.test`,
      `  another brand     http://send.tw.localhost:${port}`,
      `  API description   ${origin}/courier/api/v1/openapi.json`,
      '  streets elsewhere MAP_TILES=openfreemap npm start (free vector tiles, no key)',
      '',
      ...accounts,
      '',
      'Stop with Ctrl+C. Start over with `npm start -- --reset`.',
    ].join('\n'),
  );
}
