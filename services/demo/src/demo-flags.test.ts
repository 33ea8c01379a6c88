import { expect, it } from '@jest/globals';
import { demoFlags } from './demo-flags';

it('turns every flag on except those that remove a feature', () => {
  expect(demoFlags()).toMatchObject({
    'delayed-cancellation': true,
    planned_maintenance: false,
    google_autocomplete: false,
  });
});
