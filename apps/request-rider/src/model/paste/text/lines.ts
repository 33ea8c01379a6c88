import { BOUNDS } from './bounds';

/** A stretch of a text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

const HEADER =
  /^(?:subject|sent|date|cc|bcc|from|to|reply-to|message-id|betreff|gesendet|von|asunto|enviado|de|件名|差出人|主旨|寄件者|日期|보낸사람|제목|الموضوع|التاريخ|subjek|temat|konu|od|kimden)\s{0,3}:\s{0,3}\S.*(?:@|order|pedido|bestell|sipari|zam[oó]w|tempahan|訂單|طلب|\d{4}).*$/iu;
const SIGNATURE =
  /^(?:sent from my .+|get outlook for .+|von meinem .+ gesendet|enviado desde mi .+|從我的 .+ 傳送|iphoneから送信|나의 .+에서 보냄|-{2,}\s*|_{3,}|={3,}|\*{3,})$/iu;
const FORWARDED = /^-+\s*(?:forwarded|original) message\s*-+$|^-+\s*轉寄的郵件\s*-+$/iu;
// `[20/11/2026, 14:02:11] Mei: …`, `11/20, 14:02 - Mei: …`, `下午 2:14 小美 …`, `14:02 Mei: …`
const STAMPS = [
  /^\[[^\]\n]{0,20}\d{1,2}[:.]\d{2}[^\]\n]{0,24}\]\s{0,3}(?:[^:\n]{1,40}:\s{0,3})?/u,
  /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s{1,3}\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\s{1,3}-\s{1,3}(?:[^:\n]{1,40}:\s{1,3})?/iu,
  /^(?:上午|下午)\s?\d{1,2}:\d{2}\s{1,3}\S{1,12}\s{1,3}(?=\S)/u,
  /^\d{1,2}:\d{2}\s{1,3}[^\s:\d][^:\n]{0,30}:\s{1,3}/u,
];
// Bounded, so that no text can make it look for long.
const LINK =
  /https?:\/\/[^\s]{1,400}|www\.[^\s]{1,200}|[^\s@]{1,64}@[^\s@.]{1,64}(?:\.[^\s@.]{1,64}){1,8}/giu;

export interface Line extends Span {
  /** Who wrote the line of a chat. */
  stamped: boolean;
}

/** What stands in the place of a link, so that it parts what is around it. */
export const CUT = '\u0000';

/** The text with links cut out; as long as before. */
export const withoutLinks = (text: string) => text.replace(LINK, (link) => CUT.repeat(link.length));

/** The lines of a message that were written for the shop: without stamps, headers, quote signs and signatures. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const whole of text.split('\n')) {
    const quote = /^[\s>]{0,40}/.exec(whole)?.[0].length ?? 0;
    let rest = whole.slice(quote);
    let from = start + quote;
    const stamp = STAMPS.map((pattern) => pattern.exec(rest)?.[0] ?? '').find((found) => found !== '');
    if (stamp !== undefined) {
      rest = rest.slice(stamp.length);
      from += stamp.length;
    }
    const dropped = HEADER.test(rest) || SIGNATURE.test(rest.trim()) || FORWARDED.test(rest.trim());
    const end = from + rest.trimEnd().length;
    if (!dropped && end > from) lines.push({ start: from, end, stamped: stamp !== undefined });
    start += whole.length + 1;
  }
  return lines.slice(0, BOUNDS.lines);
}
