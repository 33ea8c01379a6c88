const HEADER =
  /^(?:subject|sent|date|cc|bcc|from|reply-to|message-id|betreff|gesendet|von|asunto|enviado|de|件名|差出人|主旨|寄件者|日期|보낸사람|제목|الموضوع|التاريخ)\s*[:：]\s*\S.*$/iu;
const SIGNATURE =
  /^(?:sent from my .+|get outlook for .+|von meinem .+ gesendet|enviado desde mi .+|從我的 .+ 傳送|iphoneから送信|나의 .+에서 보냄|-{2,}|_{3,}|={3,}|\*{3,})$/iu;
const FORWARDED = /^-+\s*(?:forwarded|original) message\s*-+$|^-+\s*轉寄的郵件\s*-+$/iu;
/** "[20/11/2026, 14:02:11] Lin: …", "11/20 14:02 - Lin: …", "下午2:14 小美 …", "14:02\tLin\t…" */
const STAMPS = [
  /^\[\d{1,4}[/.\-]\d{1,2}(?:[/.\-]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\]\s*(?:[^:：]{1,32}[:：]\s+)?/iu,
  /^\d{1,4}[/.\-]\d{1,2}(?:[/.\-]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\s+-\s+(?:[^:：]{1,32}[:：]\s+)?/iu,
  /^(?:上午|下午)\d{1,2}:\d{2}\s+\S{1,12}\s+(?=\S)/u,
];
// Bounded, so that no text can make it look for long.
const LINK = /https?:\/\/\S+|[^\s@]{1,64}@[^\s@.]{1,64}(?:\.[^\s@.]{1,64}){1,8}/giu;

/** The lines of a message that were written for the shop: without stamps, headers, quotes, links and signatures. */
export function linesOf(message: string): string[] {
  return message
    .split('\n')
    .map((line) => line.replace(/^(?:>\s*)+/, ''))
    .map((line) => STAMPS.reduce((rest, stamp) => rest.replace(stamp, ''), line))
    .map((line) => line.replace(LINK, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !HEADER.test(line) && !SIGNATURE.test(line) && !FORWARDED.test(line));
}
