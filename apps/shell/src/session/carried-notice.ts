import * as v from 'valibot';
import type { SafeStorage } from '@courier/config/document';
import { parseJson } from '../platform/parse-json';

const KEY = 'carried-notice';
/** Notices that one document leaves for the next: a name instead of a text, so that it follows the language. */
const carriedSchema = v.picklist(['disconnected', 'session-ended']);

export type CarriedNotice = v.InferOutput<typeof carriedSchema>;

export function carryNotice(tab: SafeStorage, notice: CarriedNotice): void {
  tab.write(KEY, JSON.stringify(notice));
}

/** Checked first, so that the code of the notice is loaded only if there is one. */
export const hasCarriedNotice = (tab: SafeStorage): boolean => tab.read(KEY) !== null;

/** Reads and removes the notice. */
export function consumeCarriedNotice(tab: SafeStorage): CarriedNotice | null {
  const notice = parseJson(carriedSchema, tab.read(KEY));
  tab.remove(KEY);
  return notice;
}
