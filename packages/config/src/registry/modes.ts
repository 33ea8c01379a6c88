/** The three application modes (portal specification, section 1). */
export const APP_MODES = ['CLASSIC', 'GODROID', 'GUEST'] as const;

export type AppMode = (typeof APP_MODES)[number];
