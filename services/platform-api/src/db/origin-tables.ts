import type { EnvironmentName } from '../config';

/** Who made a row: the seeds of the demo data, or people who use the service. */
export type Origin = 'use' | 'demo';

/** Which environment a database belongs to. One row; a database that nobody has started on has none. */
export interface DeploymentTable {
  id: 'this';
  environment: EnvironmentName;
  marked_at: number;
}

export interface OriginTables {
  deployment: DeploymentTable;
}
