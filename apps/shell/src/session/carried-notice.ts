import * as v from 'valibot';
import type { SafeStorage } from '@courier/config/document';
import { parseJson } from '../platform/parse-json';

const KEY = 'carried-notice';
/** Notices one document leaves for the next; a name, so that the text follows the language. */
const carriedSchema = v.picklist(['disconnected', 'session-ended']);

export type CarriedNotice = v.InferOutput<typeof carriedSchema>;

export function carryNotice(tab: SafeStorage, notice: CarriedNotice): void {
  tab.write(KEY, JSON.stringify(notice));
}

/** Whether one was left, so that a document without one need not load what shows it. */
export const hasCarriedNotice = (tab: SafeStorage): boolean => tab.read(KEY) !== null;

/** The notice left for this document, once. */
export function takeCarriedNotice(tab: SafeStorage): CarriedNotice | null {
  const notice = parseJson(carriedSchema, tab.read(KEY));
  tab.remove(KEY);
  return notice;
}
