import type { PastedPart } from './pasted-part';

export interface MarkedStretch {
  text: string;
  start: number;
  part: PastedPart | null;
  /** Whether it is the last stretch of its part. */
  ends: boolean;
}

function endWithSigns(message: string, end: number): number {
  const signs = /^\p{M}+/u.exec(message.slice(end));
  return end + (signs?.[0].length ?? 0);
}

/** Splits the message into marked and unmarked stretches, in order; joined, they equal the message. */
export function markedMessage(message: string, parts: readonly PastedPart[]): MarkedStretch[] {
  const spans = parts
    .flatMap((part) =>
      part.spans.map((span, index) => ({ ...span, part, ends: index === part.spans.length - 1 })),
    )
    .sort((a, b) => a.start - b.start);
  const stretches: MarkedStretch[] = [];
  let at = 0;
  for (const { start, end: ending, part, ends } of spans) {
    if (start < at || ending <= start) continue;
    const end = endWithSigns(message, ending);
    if (start > at) stretches.push({ text: message.slice(at, start), start: at, part: null, ends: false });
    stretches.push({ text: message.slice(start, end), start, part, ends });
    at = end;
  }
  if (at < message.length) stretches.push({ text: message.slice(at), start: at, part: null, ends: false });
  return stretches;
}
