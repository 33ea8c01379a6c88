import { etaRange } from './eta';

/** Whether a delivery came no later than the range that was promised; whole minutes from the request. */
export const keptPromise = (promisedMinutes: number, actualMinutes: number): boolean =>
  actualMinutes <= etaRange(promisedMinutes).to;
