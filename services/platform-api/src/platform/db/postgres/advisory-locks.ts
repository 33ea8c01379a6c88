/** Lock numbers shared by the instances of a database: `pg_advisory_lock(LOCK_CLASS, …)`. */
export const LOCK_CLASS = 20_261_120;

export const ADVISORY_LOCKS = {
  start: 1,
  simulator: 2,
  pulse: 3,
  fleetMessages: 4,
  riderDispatch: 8,
  externalFleets: 9,
  payments: 12,
} as const;
