/** Sections of the terms, as they are read and as they are downloaded: titles `terms.<section>`, texts beside them. */
export const TERMS_SECTIONS = ['service', 'items', 'fees', 'cancelling', 'account', 'privacy'] as const;
