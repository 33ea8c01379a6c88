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
  searchHistory: 'search-history',
  orderFilters: 'order-filters',
  outletToggles: 'outlet-toggles',
  orderDrafts: 'order-drafts',
  savedAddresses: 'saved-addresses',
  rolloutBucket: 'rollout-bucket',
} as const;
