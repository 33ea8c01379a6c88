import * as z from 'zod/mini';
import { incomingLiveMessage, type IncomingLiveMessage } from '../live/live.messages';

/** Null for undocumented messages. */
export function readLiveMessage(data: unknown): IncomingLiveMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed = z.safeParse(incomingLiveMessage, JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
