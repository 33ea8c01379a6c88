/** Generated from the table of shared modules (`packages/config/presets/federation.ts`). */
declare module 'courier:offered-modules' {
  type Options = Parameters<typeof import('@module-federation/enhanced/runtime').createInstance>[0];
  /** Module -> version, share options and source. */
  export const offeredModules: NonNullable<Options['shared']>;
}
