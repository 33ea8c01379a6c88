import { isCountryCode, type CountryCode } from '@courier/config';
import { isOperatorRole, type OperatorRole } from '@courier/api-client/operator';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { OperatorTables } from '../../../platform/db/tables/operator-tables';

export type OperatorRow = Selectable<OperatorTables['operators']>;

export interface Operator {
  operatorId: string;
  email: string;
  name: string;
  roles: OperatorRole[];
  /** Null for all. */
  countries: CountryCode[] | null;
  state: 'invited' | 'active' | 'blocked';
}

export const toOperator = (row: OperatorRow): Operator => ({
  operatorId: row.operator_id,
  email: row.email,
  name: row.name,
  ...readRights(row),
  state: readState(row),
});

/** Words of a later release are no rights in this one. */
export const readRights = ({
  roles,
  countries,
}: Pick<OperatorRow, 'roles' | 'countries'>): Pick<Operator, 'roles' | 'countries'> => ({
  roles: roles.split(',').filter(isOperatorRole),
  countries: countries === null ? null : countries.split(',').filter(isCountryCode),
});

function readState({ blocked_at, password_hash }: OperatorRow): Operator['state'] {
  if (blocked_at !== null) return 'blocked';
  return password_hash === null ? 'invited' : 'active';
}

export const findOperatorByEmail = (db: Db, email: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operators').selectAll().where('email', '=', email.trim().toLowerCase()).executeTakeFirst();

export async function listOperators(db: Db): Promise<Operator[]> {
  const rows = await db.selectFrom('operators').selectAll().orderBy('email').execute();
  return rows.map(toOperator);
}
