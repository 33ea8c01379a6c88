/** Begins a text that `npm run translations -- missing --fill` copied from English, until someone translates it. */
export const DRAFT_MARK = '⟦?⟧ ';

export const isDraft = (text: string): boolean => text.startsWith(DRAFT_MARK.trim());
