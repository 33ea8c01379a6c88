export const STORAGE_KEYS = {
  session: 'session',
  guestLogin: 'guest-login',
  guestOrders: 'guest-orders',
  guestCheckout: 'guest-checkout',
  godroidToken: 'godroid-token',
  godroidLocale: 'godroid-locale',
  godroidTermsRequired: 'godroid-tos-required',
  locale: 'locale',
  theme: 'theme',
  onboardingDone: 'onboarding-done',
  /** Completed onboarding steps. */
  onboardingLearned: 'onboarding-learned',
  searchHistory: 'search-history',
  orderFilters: 'order-filters',
  outletToggles: 'outlet-toggles',
  orderDrafts: 'order-drafts',
  /** With `:<remote>/<route>:<vendor>`: the screen starts differently from its prerendered HTML. */
  otherFirstFrame: 'other-first-frame',
  bulkColumns: 'bulk-columns',
  savedAddresses: 'saved-addresses',
  rolloutBucket: 'rollout-bucket',
  mapDrawing: 'map-drawing',
  alerts: 'alerts',
  /** Payment method that a new order begins with. */
  defaultPayment: 'default-payment',
  toldAlerts: 'told-alerts',
} as const;

/**
 * IndexedDB databases for unfinished work that is too large for local storage. Each has one store of the same name.
 * Signing out empties them.
 */
export const DEVICE_DATABASES = {
  bulkDrafts: 'bulk-drafts',
} as const;
