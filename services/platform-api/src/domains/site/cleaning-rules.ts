import { RELEASE_LIMITS } from '@courier/config';
import { sql } from 'kysely';
import type { CleaningRules } from '../../platform/cleaning/cleaning-rules';

const DAY_SECONDS = 86_400;

export const siteCleaning: CleaningRules = {
  owner: 'site',
  listExpired: (now) => [
    {
      // A release that pages still report keeps all of its counts.
      table: 'release_outcomes',
      condition: sql`not exists (select 1 from release_outcomes as outcome
        where (outcome.brand, outcome.remote, outcome.release) =
          (release_outcomes.brand, release_outcomes.remote, release_outcomes.release)
        and outcome.told_at >= ${now - RELEASE_LIMITS.keptDays * DAY_SECONDS})`,
    },
    {
      table: 'release_proofs',
      condition: sql`not exists (select 1 from release_outcomes as outcome
        where (outcome.brand, outcome.remote, outcome.release) =
          (release_proofs.brand, release_proofs.remote, release_proofs.release))`,
    },
  ],
};
