import type { EnvironmentName } from '../config';

/** Who made a row: the seeds of the demo data, or people who use the service. */
export type Origin = 'use' | 'demo';

/** Which environment a database belongs to. One row; none before the first start. */
export interface DeploymentTable {
  id: 'this';
  environment: EnvironmentName;
  marked_at: number;
}

export interface OriginTables {
  deployment: DeploymentTable;
}
