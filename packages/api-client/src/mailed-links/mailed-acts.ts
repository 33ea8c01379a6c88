/** What the owner of a mailbox may agree to by a link, apart from a registration. */
export const MAILED_ACTS = ['guest-orders', 'vendor-claim', 'export-address'] as const;
export type MailedAct = (typeof MAILED_ACTS)[number];
