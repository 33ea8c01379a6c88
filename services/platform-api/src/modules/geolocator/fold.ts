const WORDS: Readonly<Record<string, string>> = {
  road: 'rd',
  street: 'st',
  section: 'sec',
  lane: 'ln',
  alley: 'aly',
  number: 'no',
  boulevard: 'blvd',
  avenue: 'ave',
  district: 'dist',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  floor: 'f',
};

/** One spelling for what people type: half width, lower case, 臺 as 台, no punctuation, short forms of road words. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/臺/g, '台')
    .replace(/['’‘`´]/g, '')
    .replace(/[.,;:、，。；：()（）/\\|"“”·・~～]+/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/[a-z]+/g, (word) => WORDS[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim();
}

const DIGITS = '〇一二三四五六七八九';

/** Chinese numerals up to ninety-nine: 五 → 5, 十二 → 12, 二十 → 20. */
export function chineseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens ? DIGITS.indexOf(tens) : 1) : 0;
  return ten * 10 + (ones ? DIGITS.indexOf(ones) : 0);
}

/** 1 → 一, as road sections are written. */
export const chineseDigit = (digit: number): string => DIGITS[digit] ?? String(digit);

export const isChinese = (text: string): boolean => /[㐀-鿿]/.test(text);
