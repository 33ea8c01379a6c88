/** Written by the build from the table of shared modules (`packages/config/presets/federation.ts`). */
declare module 'courier:offered-modules' {
  type Options = Parameters<typeof import('@module-federation/enhanced/runtime').createInstance>[0];
  /** Module -> its version, how it is shared, and where it comes from. */
  export const offeredModules: NonNullable<Options['shared']>;
}
