import { findingsWhere, must, should, type Check } from '../../finding';

const NOTED_MS = 5000;
/** Tokens and quotes would be refused by other instances. */
const UNSAFE_MS = 300_000;
const FUTURE_SECONDS = 300;

const FIX = 'Synchronise the clocks of all machines, e.g. with chrony or "timedatectl set-ntp true".';

export const clockCheck: Check = {
  name: 'clock',
  find: ({ database, nowSeconds }) => {
    if (!database) return [];
    const aheadMs = Math.abs(database.clockAheadMs ?? 0);
    const difference = `This machine and the database differ by ${Math.round(aheadMs / 1000)} seconds.`;
    const newest = Math.max(database.newestOrderAt ?? 0, database.tokenKeyCreatedAt ?? 0);
    return findingsWhere(
      [aheadMs > NOTED_MS && aheadMs <= UNSAFE_MS, should(difference, FIX)],
      [aheadMs > UNSAFE_MS, must(difference, FIX)],
      [
        newest > nowSeconds + FUTURE_SECONDS,
        should('The database holds entries of the future: this clock is late, or was early.', FIX),
      ],
    );
  },
};
