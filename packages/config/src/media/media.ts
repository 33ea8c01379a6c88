/**
 * Sizes at which screens change, as media conditions. Style files name them as custom media (`@media (--phone)`), which
 * the build replaces by these; code asks `matchMedia(MEDIA.phone)`.
 */
export const MEDIA = {
  /** The smallest phones: columns become rows. */
  tiny: '(max-width: 359px)',
  /** A calendar and a clock no longer fit side by side. */
  slim: '(max-width: 480px)',
  /** Steps instead of panes, sheets instead of panels, targets of 44 px. */
  phone: '(max-width: 767px)',
  /** Everything that is no phone. */
  desk: '(min-width: 768px)',
  /** A public page puts its columns under each other. */
  tablet: '(max-width: 1023px)',
  /** A public page puts two columns beside each other. */
  wide: '(min-width: 1024px)',
  /** The request form is narrower and leaves out what is said elsewhere. */
  compact: '(max-width: 1100px)',
  /** Three panes become two. */
  snug: '(max-width: 1180px)',
  /** A public page may be centred in its window. */
  wall: '(min-width: 1580px), (min-height: 1160px)',
  /** A phone held sideways, or a keyboard on the screen. */
  low: '(max-block-size: 560px)',
} as const;
