import type { PastedPart } from './pasted-part';

/** A stretch of the message, with the part it was taken for. */
export interface MarkedStretch {
  text: string;
  /** Where it begins in the message. */
  start: number;
  part: PastedPart | null;
  /** Whether it is the last stretch of its part. */
  ends: boolean;
}

/** Where a span ends whose last letter carries signs of its own, such as a vowel of Arabic. */
function endWithSigns(message: string, end: number): number {
  const signs = /^\p{M}+/u.exec(message.slice(end));
  return end + (signs?.[0].length ?? 0);
}

/** The message cut into what was taken and what was not, in the order it stands; joined again it is the message. */
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
