import { expect, it } from '@jest/globals';
import type { InstallationFacts } from '../../facts/installation-facts';
import { cashCheck } from './cash';

const find = (cashDifferences: readonly { country: 'TW' | 'DE'; orders: number }[]) =>
  cashCheck.find({ database: { cashDifferences, oldCash: [] } } as unknown as InstallationFacts);

it('names each country with cash that differs and the command that lists the orders', () => {
  const [taiwan, germany] = find([
    { country: 'TW', orders: 3 },
    { country: 'DE', orders: 1 },
  ]);
  expect(taiwan?.problem).toContain('in tw that differs from the amount due (orders: 3)');
  expect(taiwan?.fix).toContain('npm run cash -- differences --country tw --days 7');
  expect(taiwan?.fix).toMatch(/^For information: /);
  expect(germany?.problem).toContain('in de');
  expect(find([])).toEqual([]);
});

it('names each country with cash of eight days or longer and the command that lists it', () => {
  const database = { cashDifferences: [], oldCash: [{ country: 'TW', holders: 2, amount: '1240 TWD' }] };
  const [old] = cashCheck.find({ database } as unknown as InstallationFacts);
  expect(old?.problem).toBe('In tw, riders and fleets (2) have held cash for 8 days or longer: 1240 TWD.');
  expect(old?.fix).toContain('npm run cash -- due --country tw');
});
