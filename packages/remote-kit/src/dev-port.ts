const HIGHEST_PORT = 65_535;

/** @throws Error, in one sentence, for anything that is no port */
export function parsePort(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`"${text}" is no port: a number from 1 to ${HIGHEST_PORT}.`);
}
