/** Words between two values to choose from, in languages that write spaces. */
export const OR_WORDS = ['or', 'oder', 'أو', 'او', 'یا', 'atau', 'veya', 'lub'] as const;

/** The same in languages without spaces. */
export const JOINED_OR_WORDS = ['หรือ', '或'] as const;

/** Further languages, whose words are too short to tell alternatives within a name or an address. */
export const SHORT_OR_WORDS = [
  'o',
  'eller',
  'tai',
  'ili',
  'nebo',
  'alebo',
  'sau',
  'vagy',
  'или',
  'ή',
  'hoặc',
  '또는',
  'または',
  '或者',
  'অথবা',
  'বা',
  'ຫຼື',
  'ຫລື',
  'ឬ',
  'သို့မဟုတ်',
] as const;
