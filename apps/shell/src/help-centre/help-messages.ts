import * as v from 'valibot';

/** Messages from the frame. */
const frameMessageSchema = v.object({ type: v.picklist(['HC_START', 'HC_ACCESS_TOKEN_REQUEST']) });

export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;

/** Messages to the frame. */
export type HostMessage =
  | { type: 'HC_READY'; supported_messages: readonly string[] }
  | { type: 'HC_ACCESS_TOKEN'; token: string }
  | { type: 'HC_ACCESS_TOKEN_DENIED' };

export const READY: HostMessage = { type: 'HC_READY', supported_messages: ['HC_ACCESS_TOKEN_REQUEST'] };

/** Null for another sender and for an unknown message. */
export function readFrameMessage(
  event: MessageEvent,
  frame: Window | null,
  origin: string,
): FrameMessage | null {
  if (frame === null || event.source !== frame || event.origin !== origin) return null;
  const read = v.safeParse(frameMessageSchema, event.data);
  return read.success ? read.output : null;
}
