import type { EnvironmentName } from '../../../settings/config';

/** Whether a row comes from the demo seeds or from real use. */
export type Origin = 'use' | 'demo';

/** The environment of a database. One row; none before the first start. */
interface DeploymentTable {
  id: 'this';
  environment: EnvironmentName;
  marked_at: number;
}

export interface OriginTables {
  deployment: DeploymentTable;
}
