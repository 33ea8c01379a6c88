import * as z from 'zod/mini';

/** What the frame may say. */
const frameMessageSchema = z.object({ type: z.enum(['HC_START', 'HC_ACCESS_TOKEN_REQUEST']) });

export type FrameMessage = z.infer<typeof frameMessageSchema>;

/** What we answer. */
export type HostMessage =
  | { type: 'HC_READY'; supported_messages: readonly string[] }
  | { type: 'HC_ACCESS_TOKEN'; token: string }
  | { type: 'HC_ACCESS_TOKEN_DENIED' };

export const READY: HostMessage = { type: 'HC_READY', supported_messages: ['HC_ACCESS_TOKEN_REQUEST'] };

/** A message of the frame; null for anybody else's and for anything unknown. */
export function readFrameMessage(
  event: MessageEvent,
  frame: Window | null,
  origin: string,
): FrameMessage | null {
  if (frame === null || event.source !== frame || event.origin !== origin) return null;
  const read = frameMessageSchema.safeParse(event.data);
  return read.success ? read.data : null;
}
