import type { OrderRow } from '../../../platform/db/schema';
import type { Change } from '../../orders';
import type { ReportedEvent } from './reported-event';

/** The columns of an event's note; none without a note, or where the order has a newer one. */
export function buildNoteColumns(
  { fleet_noted_at: notedAt }: OrderRow,
  { status, note = '', occurred_at }: ReportedEvent,
): Change | null {
  const text = note.trim();
  if (text === '' || (notedAt !== null && occurred_at < notedAt)) return null;
  return { fleet_note: text, fleet_note_status: status, fleet_noted_at: occurred_at };
}
