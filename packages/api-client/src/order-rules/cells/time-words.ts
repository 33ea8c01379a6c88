/** Parts of the day, written beside a 12-hour time. */
const MORNING = [
  'in the morning',
  'morning',
  'vormittags',
  'vormittag',
  'morgens',
  'por la mañana',
  'sabah',
  'πρωί',
  'το πρωί',
  'reggel',
  'ráno',
  'ujutro',
  'dimineața',
  'dimineata',
  'сутрин',
  'formiddag',
  'förmiddag',
  'aamulla',
  'aamupäivä',
  'umaga',
  'a.m.',
  'a. m.',
  'am',
  'a.m',
  'a',
  '上午',
  '早上',
  '清晨',
  '凌晨',
  '午前',
  '오전',
  '아침',
  '새벽',
  'ص',
  'صباحا',
  'صباحاً',
  'صباحًا',
  'الصبح',
  'صبح',
  'قبل الظهر',
  'π.μ.',
  'πμ',
  'ก่อนเที่ยง',
  'โมงเช้า',
  'ตี',
  'เช้า',
  'পূর্বাহ্ণ',
  'পূর্বাহ্ন',
  'সকাল',
  'ព្រឹក',
  'ກ່ອນທ່ຽງ',
  'ເຊົ້າ',
  'နံနက်',
  'မနက်',
  'sa',
  'sáng',
  'pg',
  'pagi',
  'ng umaga',
  'ÖÖ',
  'öö',
  'de.',
  'delelőtt',
  'dop.',
  'dopoledne',
  'rano',
  'fm',
  'f.m.',
  'ap.',
  'ap',
  'de la mañana',
  'преди обяд',
  'пр.об.',
];
const AFTERNOON = [
  'in the afternoon',
  'afternoon',
  'nachmittags',
  'nachmittag',
  'por la tarde',
  'tarde',
  'po południu',
  'popołudnie',
  'öğleden sonra',
  'απόγευμα',
  'το απόγευμα',
  'popoludní',
  'poslijepodne',
  'după-amiaza',
  'следобед',
  'eftermiddag',
  'ettermiddag',
  'iltapäivä',
  'hapon',
  'p.m.',
  'p. m.',
  'pm',
  'p.m',
  'p',
  '下午',
  '午後',
  '오후',
  '저녁',
  'م',
  'مساء',
  'مساءً',
  'مساءا',
  'شام',
  'بعد الظهر',
  'عصر',
  'عصرا',
  'سہ پہر',
  'μ.μ.',
  'μμ',
  'หลังเที่ยง',
  'โมงเย็น',
  'เย็น',
  'บ่าย',
  'অপরাহ্ণ',
  'অপরাহ্ন',
  'বিকাল',
  'বিকেল',
  'ល្ងាច',
  'ຫຼັງທ່ຽງ',
  'ແລງ',
  'ညနေ',
  'ch',
  'chiều',
  'ptg',
  'petang',
  'ng hapon',
  'ÖS',
  'ös',
  'du.',
  'délután',
  'odp.',
  'odpoledne',
  'em',
  'e.m.',
  'ip.',
  'ip',
  'de la tarde',
  'след обяд',
  'сл.об.',
];
/** Evening words: with 12 they mean midnight or noon. */
const EVENING = [
  'in the evening',
  'evening',
  'tonight',
  'night',
  'abend',
  'por la noche',
  'noche',
  'wieczorem',
  'wieczór',
  'akşam',
  'βράδυ',
  'το βράδυ',
  'večer',
  'navečer',
  'seara',
  'вечер',
  'вечерта',
  'aften',
  'kveld',
  'kväll',
  'illalla',
  'ilta',
  'gabi',
  '晚上',
  '夜',
  '傍晚',
  '밤',
  'رات',
  'ليلا',
  'ليلاً',
  'ng gabi',
  'tối',
  'malam',
  'de la noche',
  'abends',
  'este',
];
const NOON = ['中午', 'noon'];

const HOURS =
  "uhr|hrs?|hs\\.?|horas?|hours?|h|uur|น\\.?|นาฬิกา|โมง|kl\\.?|klo\\.?|óra|órakor|ó\\.?|час[а]?\\.?|ч\\.?|hod\\.?|godz\\.?|sati|o'clock|saat|الساعة|بجے|giờ|g|ម៉ោង|ໂມງ|နာရီ|টা|at|às|a las|las|o|ora|orele|ώρα|στις";
const HOURS_BEFORE = new RegExp(`^(?:${HOURS})\\s*(?=\\d)`, 'iu');
const HOURS_AFTER = new RegExp(`(?<=\\d)\\s*(?:${HOURS})$`, 'iu');

export type HalfOfDay = 'morning' | 'afternoon' | 'evening' | 'noon';

const HALVES: readonly (readonly [string, HalfOfDay])[] = [
  ...MORNING.map((word) => [word.toLowerCase(), 'morning'] as const),
  ...AFTERNOON.map((word) => [word.toLowerCase(), 'afternoon'] as const),
  ...EVENING.map((word) => [word, 'evening'] as const),
  ...NOON.map((word) => [word, 'noon'] as const),
].sort(([one], [other]) => other.length - one.length);

/** Before a time they may be a word of another language, as `Sa` is a day in Germany. */
const SHORT = /^[a-z]{1,2}$/;

export interface TimeWithoutWords {
  figures: string;
  half: HalfOfDay | null;
  /** Whether a word marks the figures as hours. */
  isNamed: boolean;
}

const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}]/u;

/** Whether a text ends with a whole word; scripts without spaces have no borders. */
const endsWithWord = (text: string, word: string): boolean =>
  text.endsWith(word) && !(SPACED.test(word) && /\p{L}$/u.test(text.slice(0, -word.length)));

/** Separates a lower-case time from the words around it. */
export function withoutTimeWords(text: string): TimeWithoutWords {
  const found = HALVES.find(
    ([word]) => endsWithWord(text, word) || (!SHORT.test(word) && text.startsWith(word)),
  );
  const bare = found
    ? (text.startsWith(found[0]) ? text.slice(found[0].length) : text.slice(0, -found[0].length)).trim()
    : text;
  const figures = bare.replace(HOURS_BEFORE, '').replace(HOURS_AFTER, '').trim();
  return { figures, half: found?.[1] ?? null, isNamed: figures !== bare };
}
