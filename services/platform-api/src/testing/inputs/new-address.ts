let given = 0;

/** An unused client address, to avoid the limits per address. */
export const newAddress = (): string => `10.${(++given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`;
