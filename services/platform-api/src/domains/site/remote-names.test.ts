import { expect, it } from '@jest/globals';
import { testRegistry } from '../../testing/inputs/write-test-site';
import { createRemoteNames } from './remote-names';

it('accepts only a remote that a brand lists', async () => {
  const listed = testRegistry();
  const toLabel = createRemoteNames({
    registry: async (brand) => (brand === 'oasis' ? listed : { ...listed, remotes: [] }),
  });
  const [entry] = listed.remotes;
  expect(await toLabel(entry?.name ?? '')).toBe(entry?.name);
  expect(await toLabel('made-up')).toBe('unknown');
});
