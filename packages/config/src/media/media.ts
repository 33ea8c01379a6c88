/**
 * Breakpoints as media conditions. Style files use them as custom media (`@media (--phone)`), code as
 * `matchMedia(MEDIA.phone)`.
 */
export const MEDIA = {
  /** The smallest phones: columns become rows. */
  tiny: '(max-width: 359px)',
  /** A calendar and a clock no longer fit side by side. */
  slim: '(max-width: 480px)',
  /** Steps instead of panes, sheets instead of panels, targets of 44 px. */
  phone: '(max-width: 767px)',
  /** Everything except phones. */
  desk: '(min-width: 768px)',
  /** Public pages stack their columns. */
  tablet: '(max-width: 1023px)',
  /** Public pages have two columns. */
  wide: '(min-width: 1024px)',
  /** The request form is narrower and omits redundant information. */
  compact: '(max-width: 1100px)',
  /** Three panes become two. */
  snug: '(max-width: 1180px)',
  /** Public pages may be centred. */
  wall: '(min-width: 1580px), (min-height: 1160px)',
  /** A phone in landscape, or an on-screen keyboard. */
  low: '(max-height: 560px)',
} as const;
