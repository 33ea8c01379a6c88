import type { StorageArea } from '@courier/shell-api';

const KEY = 'continued-draft';

/** Stores that the user returns to the draft of this vendor, for the next form of this tab. */
export const storeContinuedDraft = (tab: StorageArea, vendorId: string): void =>
  void tab.write(KEY, vendorId);

export const isContinuedDraft = (tab: StorageArea, vendorId: string): boolean => tab.read(KEY) === vendorId;

export const removeContinuedDraft = (tab: StorageArea): void => tab.remove(KEY);
