/** Acts confirmed by a mailed link, apart from registrations. */
export const MAILED_ACTS = ['guest-orders', 'vendor-claim', 'export-address'] as const;
export type MailedAct = (typeof MAILED_ACTS)[number];
