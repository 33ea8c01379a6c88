import { expect, it } from '@jest/globals';
import { RELEASE_FAILURES, REMOTE_FAULTS } from './reports';

it('a release is judged by loading and rendering, not by event handlers', () => {
  const judged = REMOTE_FAULTS.filter((fault) => RELEASE_FAILURES.some((failure) => failure === fault));
  expect(judged).toEqual(['screen', 'slot']);
  expect(RELEASE_FAILURES).toEqual(expect.arrayContaining(['network', 'timeout', 'integrity', 'needs']));
});
