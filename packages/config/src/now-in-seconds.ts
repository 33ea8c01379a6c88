import { nowInMs } from './clock/server-clock';

/** The present time in unix seconds, by the server's clock as far as it is known. */
export const nowInSeconds = (): number => Math.floor(nowInMs() / 1000);
