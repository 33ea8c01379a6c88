/** Sections of the terms in order, as text keys `terms.<section>`. */
export const TERMS_SECTIONS = ['service', 'items', 'fees', 'cancelling', 'account', 'privacy'] as const;
