import { expect, it } from '@jest/globals';
import { OWNERS, TABLE_OWNERS } from '../platform/db/owners';
import type { CleaningRules } from '../platform/cleaning/cleaning-rules';
import { listCleaningRules } from './cleaning-rules';

const rules = listCleaningRules({
  config: { refreshTokenSeconds: 1, fleetContactDays: 1 },
} as Parameters<typeof listCleaningRules>[0]);

const listTables = ({ listExpired, listAnonymised }: CleaningRules) =>
  [...listExpired(0), ...(listAnonymised?.(0) ?? [])].map(({ table }) => table);

it('each domain cleans its own tables, and guests alone remove their vendor', () => {
  const foreign = rules.flatMap((domain) =>
    listTables(domain)
      .filter((table) => OWNERS[table] !== domain.owner)
      .map((table) => `${domain.owner} cleans ${table}`),
  );
  expect(foreign).toEqual(['orders cleans vendors']);
});

it('the rules run once per domain, later domains first', () => {
  const owners = rules.map(({ owner }) => owner);
  expect(owners).toEqual(TABLE_OWNERS.filter((owner) => owners.includes(owner)).toReversed());
});
