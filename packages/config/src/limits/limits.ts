/** Business constants and timings. Units are in the names; amounts are major units. */
export const LIMITS = {
  descriptionCharacters: 200,
  /** A message to the operator's support. */
  supportMessageCharacters: 2000,
  notesBytes: 1000,
  addressBytes: 255,
  pakistanMinimumAmount: 100,
  vatNumberCharacters: 8,
  passwordCharacters: 8,
  codeDigits: 6,
  registrationLinkHours: 24,
  /** How long the contact of a claimed vendor has to agree. */
  vendorClaimLinkDays: 7,
  /** How long the owner of a mailbox has to let orders placed as a guest join an account. */
  guestOrdersLinkHours: 24,
  bulkFileBytes: 5_242_880,
  bulkFileNameCharacters: 255,
  bulkNoticeMs: 7000,
  bulkPollMs: 1000,
  /** A file of more rows is checked by a job, and the upload is answered before. */
  bulkRowsAtOnce: 2000,
  /** Rows of a job that one call answers. */
  bulkPageRows: 1000,
  /** Consecutive failed polls of a running job after which polling stops. */
  bulkPollFailures: 30,
  /** That pasted rows are split into. */
  bulkFilesAtOnce: 4,
  bulkDraftDelayMs: 400,
  bulkDraftDays: 30,
  /** Files of a vendor whose rows are kept to start from. */
  bulkKeptFiles: 5,
  pickupEstimationMinutes: 15,
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
  /** A release, or the recall of one, is known everywhere within a minute. */
  releaseCheckMs: 45_000,
  buildReloadDelayMs: 3000,
  lazyLoadRetries: 10,
  lazyLoadRetryMs: 2000,
  /** From the first try on: no further one begins, so that a remote that hangs has its wall within two minutes. */
  lazyLoadWithinMs: 80_000,
  /** One try to load a part of a remote. */
  lazyLoadTryMs: 18_000,
  /** More changes of the page than that, for so many seconds, end the screen that makes them. */
  commitsPerSecond: 200,
  stormSeconds: 2,
  /** What a slot may hold the page with its first frame, and with each update. */
  slotFirstFrameMs: 200,
  slotUpdateMs: 50,
  vendorLoadPollMs: 200,
  tokenRefreshSeconds: 600,
  activeOrdersCount: 200,
  /** Of so many orders each: 20,000. Where a day has more, the list says so. */
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
  /** A user who placed an order within this time is asked for permission to notify. */
  askForAlertsSeconds: 600,
  /** More alerts of a kind at once become one. */
  alertsAtOnce: 3,
  alertCheckMs: 15_000,
  /** Kept so that no two tabs tell the same. */
  toldAlerts: 500,
  /** Of one search text, also on the server. */
  searchCharacters: 200,
  /** Of one page an export reads: the most the server answers. */
  exportPageOrders: 200,
  /** Orders in one export, by what is made of them. */
  exportOrders: { csv: 100_000, sheet: 20_000, print: 500, mail: 20_000 },
  /** A workbook that takes longer is given up. */
  exportSheetMs: 120_000,
  mapZoom: 18,
  mapPinPx: 65,
  /** Of the map in the dialog of a collection point: without parent vendor, with one, and with a placed pin. */
  outletMapZoom: { world: 2, parent: 12, pin: 17 },
  /** Of each text of a collection point but the notes. */
  outletTextCharacters: 255,
  outletNotesCharacters: 1000,
  outletOwners: 50,
  /** Of one sheet: fewer than may be saved in a minute. */
  outletImportRows: 250,
  emailCharacters: 254,
  /** What a customer may propose before pick-up: a note, and a pin at most this far from the current one. */
  proposalNoteCharacters: 200,
  proposalPinMetres: 80,
  /** Of one order, answered or not. */
  proposalsPerOrder: 5,
  ratingWordsCharacters: 500,
  /** How long after the delivery an order can be rated, and a rating changed. */
  ratingSeconds: 14 * 86_400,
  ratingChangeSeconds: 86_400,
  /** How long after it was taken a picture of the rider is shown behind the link of the customer. */
  publicProofSeconds: 14 * 86_400,
  /** How long the link to an order's evidence is good, and positions of riders are kept. */
  evidenceShareDays: 14,
  riderTrackDays: 30,
} as const;

/** Where maps open when a country has no centre of its own. */
export const DEFAULT_MAP_CENTRE = { latitude: 1.3521, longitude: 103.8198 } as const;
