import { BOUNDS } from './bounds';
import { stampLengths } from './stamps';

/** `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

const HEADER =
  /^(?:subject|sent|date|cc|bcc|from|to|reply-to|message-id|betreff|gesendet|von|asunto|enviado|de|件名|差出人|主旨|寄件者|日期|보낸사람|제목|الموضوع|التاريخ|subjek|temat|konu|od|kimden)\s{0,3}:\s{0,3}\S.*(?:@|order|pedido|bestell|sipari|zam[oó]w|tempahan|訂單|طلب|\d{4}).*$/iu;
const SIGNATURE =
  /^(?:sent from my .+|get outlook for .+|von meinem .+ gesendet|enviado desde mi .+|從我的 .+ 傳送|iphoneから送信|나의 .+에서 보냄|-{2,}\s*|_{3,}|={3,}|\*{3,})$/iu;
const FORWARDED = /^-+\s*(?:forwarded|original) message\s*-+$|^-+\s*轉寄的郵件\s*-+$/iu;
// Bounded to prevent slow matching.
const LINK =
  /https?:\/\/[^\s]{1,400}|www\.[^\s]{1,200}|[^\s@]{1,64}@[^\s@.]{1,64}(?:\.[^\s@.]{1,64}){1,8}/giu;

export interface Line extends Span {
  /** Whether the line has a chat stamp. */
  stamped: boolean;
}

/** Replaces a link, so that it separates the text around it. */
export const CUT = '\u0000';

/** Replaces links by separators; the length stays. */
export const withoutLinks = (text: string) => text.replace(LINK, (link) => CUT.repeat(link.length));

/** The lines of a message meant for the shop: without stamps, headers, quote marks and signatures. */
export function readMessageLines(text: string): Line[] {
  const wholes = text.split('\n');
  const rests = wholes.map((whole) => whole.slice(quoteMarkLength(whole)));
  const stamps = stampLengths(rests);
  const lines: Line[] = [];
  let start = 0;
  wholes.forEach((whole, index) => {
    const stamp = stamps[index] ?? 0;
    const rest = (rests[index] ?? '').slice(stamp);
    const from = start + quoteMarkLength(whole) + stamp;
    const dropped = HEADER.test(rest) || SIGNATURE.test(rest.trim()) || FORWARDED.test(rest.trim());
    const end = from + rest.trimEnd().length;
    if (!dropped && end > from) lines.push({ start: from, end, stamped: stamp > 0 });
    start += whole.length + 1;
  });
  return lines.slice(0, BOUNDS.lines);
}

const quoteMarkLength = (whole: string) => /^[\s>]{0,40}/.exec(whole)?.[0].length ?? 0;
