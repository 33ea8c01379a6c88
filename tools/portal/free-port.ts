import { createServer } from 'node:net';

const LOWEST = 20_000;
const HIGHEST = 32_000;

export const isFreePort = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port below the system's range for outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFreePort(port)) return port;
  }
}
