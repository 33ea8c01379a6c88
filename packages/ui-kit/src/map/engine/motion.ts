export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
