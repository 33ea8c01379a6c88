import { nowInMs } from './clock/server-clock';

/** Current unix seconds, by the server's clock if known. */
export const nowInSeconds = (): number => Math.floor(nowInMs() / 1000);
