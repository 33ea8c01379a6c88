/** True when the person asked for less motion. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
