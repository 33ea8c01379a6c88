/** Every key the portal uses in local storage. */
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
  /** Steps of the welcome that were read or done. */
  onboardingLearned: 'onboarding-learned',
  searchHistory: 'search-history',
  orderFilters: 'order-filters',
  outletToggles: 'outlet-toggles',
  orderDrafts: 'order-drafts',
  /** With `:<remote>/<route>:<vendor>`: that screen begins otherwise than its first paint. */
  otherFirstFrame: 'other-first-frame',
  bulkColumns: 'bulk-columns',
  savedAddresses: 'saved-addresses',
  rolloutBucket: 'rollout-bucket',
  mapDrawing: 'map-drawing',
  alerts: 'alerts',
  toldAlerts: 'told-alerts',
} as const;

/**
 * Databases of the browser for what is too large for local storage: what an account has left half done. Each has one
 * store of the same name. Signing out empties them.
 */
export const DEVICE_DATABASES = {
  bulkDrafts: 'bulk-drafts',
} as const;
