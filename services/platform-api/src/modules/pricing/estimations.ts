const METRES_PER_MINUTE = 220;
const BAD_CONDITIONS_MINUTES = 8;

/** Minutes from now to the rider's arrival at the shop and at the customer. */
export function estimate(input: { metres: number; pickUpMinutes: number; badConditions: boolean }): {
  pick_up: number;
  drop_off: number;
} {
  const pickUp = input.pickUpMinutes + (input.badConditions ? BAD_CONDITIONS_MINUTES : 0);
  return { pick_up: pickUp, drop_off: pickUp + Math.max(1, Math.ceil(input.metres / METRES_PER_MINUTE)) };
}
