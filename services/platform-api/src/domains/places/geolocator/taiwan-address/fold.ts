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

/** Older romanisations that are still on signs and business cards. */
// oxfmt-ignore
const OLD_SPELLINGS: Readonly<Record<string, string>> = {
  hsinyi: 'xinyi', sinyi: 'xinyi', chunghsiao: 'zhongxiao', jhongsiao: 'zhongxiao', fuhsing: 'fuxing', fusing: 'fuxing', tunhua: 'dunhua',
  kuangfu: 'guangfu', chungshan: 'zhongshan', jhongshan: 'zhongshan', minchuan: 'minquan', hoping: 'heping', jenai: 'renai', pate: 'bade',
  chienkuo: 'jianguo', hsinsheng: 'xinsheng', nanking: 'nanjing', chunghua: 'zhonghua', chungking: 'chongqing', chengte: 'chengde',
  anho: 'anhe', taan: 'daan', sungchiang: 'songjiang', sungshan: 'songshan', shihlin: 'shilin', peitou: 'beitou',
};

/** Half width, lower case, 臺 as 台, no punctuation, short forms of road words. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/臺/g, '台')
    .replace(/['’‘`´]/g, '')
    .replace(/[.,;:、，。；：()（）/\\|"“”·・~～]+/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/[a-z]+/g, (word) => WORDS[word] ?? OLD_SPELLINGS[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim();
}

const DIGITS = '〇一二三四五六七八九';

/** Chinese numerals up to 99: 五 → 5, 十二 → 12, 二十 → 20. */
export function chineseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens ? DIGITS.indexOf(tens) : 1) : 0;
  return ten * 10 + (ones ? DIGITS.indexOf(ones) : 0);
}

/** 1 → 一, as in road sections. */
export const chineseDigit = (digit: number): string => DIGITS[digit] ?? String(digit);

export const isChinese = (text: string): boolean => /[㐀-鿿]/.test(text);
