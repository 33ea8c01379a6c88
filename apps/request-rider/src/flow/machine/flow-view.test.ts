import { describe, expect, it } from '@jest/globals';
import { begunOnce } from '../../testing/begun-once';
import { createRequestFlow } from './create-request-flow';
import { isChecking, isTaken } from './flow-view';

const begin = begunOnce();
const opening = async (form: Parameters<typeof begin>[0]) =>
  createRequestFlow((await begin(form)).services).getSnapshot();

describe('while the service hours are loading', () => {
  it('an address waits for its fee, and the button is blocked', async () => {
    const snapshot = await opening({});
    expect([isChecking(snapshot), isTaken(snapshot)]).toEqual([true, true]);
  });

  it('the button shows what is missing without an address', async () => {
    const snapshot = await opening({ form: { destinationLatitude: null, destinationLongitude: null } });
    expect([isChecking(snapshot), isTaken(snapshot)]).toEqual([false, false]);
  });
});
