import { describe, expect, it } from '@jest/globals';
import { begunOnce } from '../testing/begun-once';
import { createRequestFlow } from './create-request-flow';
import { isChecking, isTaken } from './flow-view';

const begin = begunOnce();
/** A form as it opens, before the hours of service are known. */
const opening = async (form: Parameters<typeof begin>[0]) =>
  createRequestFlow((await begin(form)).services).getSnapshot();

describe('while the hours of service are asked', () => {
  it('an address waits for its fee, and the button with it', async () => {
    const snapshot = await opening({});
    expect([isChecking(snapshot), isTaken(snapshot)]).toEqual([true, true]);
  });

  it('the button says what is missing where there is no address yet', async () => {
    const snapshot = await opening({ form: { destinationLatitude: null, destinationLongitude: null } });
    expect([isChecking(snapshot), isTaken(snapshot)]).toEqual([false, false]);
  });
});
