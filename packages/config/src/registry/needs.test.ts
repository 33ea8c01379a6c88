import { describe, expect, it } from '@jest/globals';
import { unmetNeeds, type Needs, type ShellOffer } from './needs';

/** Two major versions later. */
const later = { contract: 3, kit: '2.0.0', doors: {} };
const offer: ShellOffer = {
  contract: 3,
  kit: '1.4.0',
  doors: { '@courier/ui-kit/core': ['Icon', 'Button'], '@courier/shell-api': ['usePorts'] },
};
const unmet = (needs: Partial<Needs>, contractVersion = 3) =>
  unmetNeeds({ contractVersion, needs: { contract: contractVersion, ...needs } }, offer);

describe('an unmet need of a release', () => {
  const rows: readonly { what: string; expected: string[]; needs?: Partial<Needs>; contract?: number }[] = [
    { what: 'nothing', expected: [], needs: { kit: '1.4.0', uses: { '@courier/ui-kit/core': ['Icon'] } } },
    { what: 'nothing of the contract before', expected: [], contract: 2 },
    { what: 'a contract of before that', expected: ['contract 1'], contract: 1 },
    { what: 'a contract that is newer', expected: ['contract 4'], contract: 4 },
    { what: 'another contract than it says', expected: ['contract 5'], needs: { contract: 5 } },
    { what: 'a kit of the next major version', expected: ['@courier/ui-kit 2.0.0'], needs: { kit: '2.0.0' } },
    { what: 'nothing of the major version before', expected: [], needs: { kit: '0.9.0' } },
    { what: 'nothing of a kit that is merely newer', expected: [], needs: { kit: '1.9.0' } },
    {
      what: 'a name, also one every object has',
      expected: ['Gauge (@courier/ui-kit/core)', 'constructor (@courier/ui-kit/core)'],
      needs: { uses: { '@courier/ui-kit/core': ['Icon', 'Gauge', 'constructor'] } },
    },
    {
      what: 'a door',
      expected: ['@courier/ui-kit/charts', 'toString'],
      needs: { uses: { '@courier/ui-kit/charts': ['Pie'], toString: [] } },
    },
  ];

  it.each(rows)('is $what', ({ expected, needs = {}, contract = 3 }) => {
    expect(unmet(needs, contract)).toEqual(expected);
  });

  it('is a kit two major versions older', () => {
    const needs = { contract: 3, kit: '0.9.0' };
    expect(unmetNeeds({ contractVersion: 3, needs }, later)).toEqual(['@courier/ui-kit 0.9.0']);
  });

  it('depends only on the contract without other requirements, or for an unknown shell', () => {
    expect(unmetNeeds({ contractVersion: 3 }, offer)).toEqual([]);
    expect(unmetNeeds({ contractVersion: 1 }, offer)).toEqual(['contract 1']);
    const needs = { contract: 1, uses: { '@courier/ui-kit/core': ['Gauge'] } };
    expect(unmetNeeds({ contractVersion: 1, needs }, undefined)).toEqual([]);
  });
});
