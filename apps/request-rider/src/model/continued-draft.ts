import { tabStorage } from '@courier/config/document';

const KEY = 'continued-draft';
const storage = tabStorage();

/** Stores that the user returns to the draft of this vendor, for the next form of this tab. */
export const storeContinuedDraft = (vendorId: string): void => void storage.write(KEY, vendorId);

export const isContinuedDraft = (vendorId: string): boolean => storage.read(KEY) === vendorId;

export const removeContinuedDraft = (): void => storage.remove(KEY);
