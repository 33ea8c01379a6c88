/** Business constants and timings. Units are in the names; amounts are major units. */
export const LIMITS = {
  descriptionCharacters: 200,
  supportMessageCharacters: 2000,
  notesBytes: 1000,
  addressBytes: 255,
  pakistanMinimumAmount: 100,
  vatNumberCharacters: 8,
  passwordCharacters: 8,
  codeDigits: 6,
  registrationLinkHours: 24,
  /** Time for the contact of a claimed vendor to agree. */
  vendorClaimLinkDays: 7,
  /** Time for a mailbox owner to add guest orders to an account. */
  guestOrdersLinkHours: 24,
  bulkFileBytes: 5_242_880,
  bulkFileNameCharacters: 255,
  bulkNoticeMs: 7000,
  bulkPollMs: 1000,
  /** Larger files are checked by a job after the upload's answer. */
  bulkRowsAtOnce: 2000,
  bulkPageRows: 1000,
  /** Consecutive failed polls of a running job after which polling stops. */
  bulkPollFailures: 30,
  /** Files that pasted rows are split into. */
  bulkFilesAtOnce: 4,
  bulkDraftDelayMs: 400,
  bulkDraftDays: 30,
  /** Files per vendor whose rows are stored for reuse. */
  bulkKeptFiles: 5,
  pickupEstimationMinutes: 15,
  /** After which a search for a rider is reported as long. */
  longSearchMinutes: 10,
  nearMinutes: 5,
  asapMinutes: 60,
  laterDeliveryFromSeconds: 3600,
  laterDeliveryToSeconds: 172_800,
  paymentCommittedCancelSeconds: 600,
  signatureSeconds: 300,
  recomputeFeeDelayMs: 1000,
  retries: 3,
  retryDelayMs: 1000,
  requestTimeoutMs: 30_000,
  countryParameterCacheMs: 300_000,
  liveReconnectMs: 1000,
  liveReconnectMaxMs: 30_000,
  liveQueuePollMs: 1000,
  liveRenewSeconds: 60,
  autocompleteDebounceMs: 500,
  addressBookCharacters: 2,
  flagRefreshMs: 300_000,
  flagTimeoutMs: 2000,
  flagDebounceMs: 400,
  noticeMs: 3500,
  cancelNoticeMs: 7000,
  vendorNoticeMs: 10_000,
  buildCheckMs: 300_000,
  /** A release or recall takes effect everywhere within a minute. */
  releaseCheckMs: 45_000,
  buildReloadDelayMs: 3000,
  lazyLoadRetries: 10,
  lazyLoadRetryMs: 2000,
  /**
   * From the first attempt; no attempt starts later, so that a hanging remote shows its error page within two minutes.
   */
  lazyLoadWithinMs: 80_000,
  /** One attempt to load a part of a remote. */
  lazyLoadTryMs: 18_000,
  /** More page updates than this for `stormSeconds` end the screen that causes them. */
  commitsPerSecond: 200,
  stormSeconds: 2,
  /** Maximum blocking time of a slot's first render and of each update. */
  slotFirstFrameMs: 200,
  slotUpdateMs: 50,
  vendorLoadPollMs: 200,
  tokenRefreshSeconds: 600,
  activeOrdersCount: 200,
  /** Pages of 200 orders: 20,000. The list indicates when a day has more. */
  activePages: 100,
  pastOrdersCount: 30,
  pastOrdersOutletsCount: 50,
  scheduledWindowSeconds: 172_800,
  activeCheckMs: 5000,
  activeStaleMs: 300_000,
  activeStaleDynamicMs: 60_000,
  riderPollMs: 2000,
  riderIdleMs: 1000,
  historyRangeDays: 90,
  recentSearches: 10,
  /** Time after placing an order in which the user may be asked for notification permission. */
  askForAlertsSeconds: 600,
  /** More simultaneous alerts of a kind are combined. */
  alertsAtOnce: 3,
  alertCheckMs: 15_000,
  /** Stored so that two tabs do not show the same alert. */
  toldAlerts: 500,
  /** Of one search text, also on the server. */
  searchCharacters: 200,
  /** Page size of an export: the server's maximum. */
  exportPageOrders: 200,
  exportOrders: { csv: 100_000, sheet: 20_000, print: 500, mail: 20_000 },
  /** Timeout of a workbook. */
  exportSheetMs: 120_000,
  mapZoom: 18,
  mapPinPx: 65,
  /** Without parent vendor, with one, and with a placed pin. */
  outletMapZoom: { world: 2, parent: 12, pin: 17 },
  outletTextCharacters: 255,
  outletNotesCharacters: 1000,
  outletOwners: 50,
  /** Per sheet: fewer than may be saved in a minute. */
  outletImportRows: 250,
  emailCharacters: 254,
  /** Customer proposals before pick-up: a note, and a pin within this distance of the current one. */
  proposalNoteCharacters: 200,
  proposalPinMetres: 80,
  /** Of one order, answered or not. */
  proposalsPerOrder: 5,
  ratingWordsCharacters: 500,
  /** Period after delivery for a rating, and for changing it. */
  ratingSeconds: 14 * 86_400,
  ratingChangeSeconds: 86_400,
  /** Period in which the customer's link shows a rider's picture. */
  publicProofSeconds: 14 * 86_400,
  /** Validity of an evidence link, and storage period of rider positions. */
  evidenceShareDays: 14,
  riderTrackDays: 30,
} as const;

export const DEFAULT_MAP_CENTRE = { latitude: 1.3521, longitude: 103.8198 } as const;
