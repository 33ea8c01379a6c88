let given = 0;

/** An unused client address: the limits per address have tests of their own. */
export const newAddress = (): string => `10.${(++given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`;
