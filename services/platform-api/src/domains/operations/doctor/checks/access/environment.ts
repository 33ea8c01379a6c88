import { isProduction } from '../../../../../settings/config';
import { findingsWhere, must, should, type Check } from '../../finding';

export const environmentCheck: Check = {
  name: 'environment',
  find: ({ config, database, machine }) => {
    if (!config) return [];
    const { environment } = config;
    const marked = database?.environment ?? null;
    return findingsWhere(
      [
        !isProduction(config),
        must(
          `ENVIRONMENT is ${environment}, which has demo accounts and a simulator.`,
          'Set ENVIRONMENT=prd.',
        ),
      ],
      [
        marked !== null && marked !== 'prd',
        must(
          `The database belongs to ENVIRONMENT=${marked}.`,
          'Choose another database with DATABASE_URL, or run "npm run forget-demo -- --to prd".',
        ),
      ],
      [
        machine?.isRoot === true,
        should('The server runs as root.', 'Start it as a user of its own, such as User=courier of systemd.'),
      ],
      [
        config.limitFactor > 10,
        should(
          `LIMIT_FACTOR is ${config.limitFactor}, so guessing passwords is hardly limited.`,
          'Unset LIMIT_FACTOR.',
        ),
      ],
      [
        config.operatorToken === null,
        should(
          'OPERATOR_TOKEN is not set, so nothing can read the metrics.',
          'Set OPERATOR_TOKEN to a random text, such as the output of "openssl rand -hex 32".',
        ),
      ],
    );
  },
};
