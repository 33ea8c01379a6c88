import { expect, it } from '@jest/globals';
import { OWN_OFFER } from '../src/offer';
import { OFFERED_BY_NAME } from './federation';

it('a shell of this tree offers names of every entry point that builds use', () => {
  expect(Object.keys(OWN_OFFER.doors).sort()).toEqual([...OFFERED_BY_NAME].sort());
  for (const names of Object.values(OWN_OFFER.doors)) expect(names.length).toBeGreaterThan(0);
  expect(OWN_OFFER.doors['@courier/shell-api']).toContain('usePorts');
  expect(OWN_OFFER.doors['@courier/shell-api']).not.toContain('Ports');
});
