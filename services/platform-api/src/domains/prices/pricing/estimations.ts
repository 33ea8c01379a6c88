import type { FleetMinutes } from './carrier-quotes';

const METRES_PER_MINUTE = 220;
const BAD_CONDITIONS_MINUTES = 8;

/** Minutes from now to the rider's arrival at the shop and at the customer. */
interface Estimate {
  pick_up: number;
  drop_off: number;
}

function estimate(input: { metres: number; pickUpMinutes: number; badConditions: boolean }): Estimate {
  const pickUp = input.pickUpMinutes + (input.badConditions ? BAD_CONDITIONS_MINUTES : 0);
  return { pick_up: pickUp, drop_off: pickUp + Math.max(1, Math.ceil(input.metres / METRES_PER_MINUTE)) };
}

/** The times of a fleet. Where it names no pickup, the ride takes as long as in our estimate. */
const toEstimate = ({ pickUp, dropOff }: FleetMinutes, own: Estimate): Estimate => ({
  pick_up: pickUp ?? Math.max(0, dropOff - (own.drop_off - own.pick_up)),
  drop_off: dropOff,
});

/** The times of the fleet's quote, where it gave one, else our own. */
export function estimateTimes(
  trip: { metres: number; pickUpMinutes: number; badConditions: boolean },
  byFleet: FleetMinutes | null,
): Estimate {
  const own = estimate(trip);
  return byFleet ? toEstimate(byFleet, own) : own;
}
