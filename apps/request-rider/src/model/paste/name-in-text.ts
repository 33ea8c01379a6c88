const HONORIFIC = [
  /\p{Script=Han}{1,4}(?:先生|小姐|女士|太太|同學|様)/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー ]{1,12}(?:さん|様|さま)/u,
  /\p{Script=Hangul}{2,5}\s?(?:님|씨)/u,
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Sr|Sra|Srta|Herr|Frau|Don|Doña)\.?\s+\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,3}/u,
  /(?:السيد|السيدة|الأستاذ|أبو|أم)\s+\p{Script=Arabic}+(?:\s+\p{Script=Arabic}+)?/u,
  /\p{Script=Arabic}+(?:\s+\p{Script=Arabic}+)?\s+(?:صاحب|صاحبہ)/u,
  /(?:คุณ|นาย|นางสาว|นาง)\s?\p{Script=Thai}+(?:\s\p{Script=Thai}+)?/u,
];
const INTRODUCED =
  /(?:\bthis is|\bi am|\bi'm|\bmy name is|\bfor|\bsoy|\bme llamo|\bpara|\bich bin|\bfür)\s+(\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,3})|我是([\p{Script=Han}]{2,4})|(?:أنا|معك)\s+(\p{Script=Arabic}+(?:\s+\p{Script=Arabic}+)?)/u;

/** A name that a title or "this is" gives away; null without one. */
export function introducedName(text: string): { name: string; written: string } | null {
  for (const pattern of HONORIFIC) {
    const match = pattern.exec(text);
    if (match) return { name: match[0].trim(), written: match[0] };
  }
  const match = INTRODUCED.exec(text);
  const name = match?.slice(1).find((group) => group !== undefined);
  return match && name ? { name, written: match[0] } : null;
}

const GREETING =
  /^(?:hi|hello|hey|dear.*|good (?:morning|afternoon|evening)|thanks?(?: you)?.*|thx|please|ok(?:ay)?|hola|buenas(?: tardes| noches)?|buenos días|gracias.*|hallo|guten tag|danke.*|vielen dank.*|你好|您好|哈囉|嗨|謝謝.*|感謝.*|麻煩.*|こんにちは|お願いします|よろしく.*|ありがとう.*|안녕하세요|감사합니다.*|السلام عليكم.*|مرحبا|شكرا.*|شكرًا.*|السلام علیکم|شکریہ.*|สวัสดี.*|ขอบคุณ.*)[\s!.。！，,~～^:)]*$/iu;

export const isGreeting = (text: string) => GREETING.test(text.trim());

/** A short run of letters, as names are. */
export function looksLikeName(text: string): boolean {
  const name = text.trim();
  if (isGreeting(name) || /[\d:?!@/]/.test(name)) return false;
  const words = name.split(/\s+/).length;
  if (/^[\p{Script=Han}]{2,5}$/u.test(name) || /^\p{Script=Hangul}{2,5}$/u.test(name)) return true;
  if (
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]*$/u.test(
      name,
    )
  )
    return name.length <= 12;
  return words >= 1 && words <= 4 && name.length <= 32 && /^\p{L}[\p{L}\p{M}\s'’.\-]*$/u.test(name);
}
