export const DRAFT_MARK: string;
export function isDraft(text: string): boolean;
