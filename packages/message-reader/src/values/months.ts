/** Month names and abbreviations of all languages, January first. */
const MONTHS: readonly string[] = [
  'january|jan|januar|jänner|enero|ene|januari|stycznia|ocak|يناير|جنوری|มกราคม|ม.ค.',
  'february|feb|februar|febrero|februari|lutego|şubat|فبراير|فروری|กุมภาพันธ์|ก.พ.',
  'march|märz|marzo|mac|marca|mart|مارس|مارچ|มีนาคม|มี.ค.',
  'april|apr|abril|kwietnia|nisan|أبريل|ابريل|اپریل|เมษายน|เม.ย.',
  'may|mai|mayo|mei|maja|mayıs|مايو|مئی|พฤษภาคม|พ.ค.',
  'june|jun|juni|junio|czerwca|haziran|يونيو|جون|มิถุนายน|มิ.ย.',
  'july|jul|juli|julio|julai|lipca|temmuz|يوليو|جولائی|กรกฎาคม|ก.ค.',
  'august|aug|agosto|ago|ogos|sierpnia|ağustos|أغسطس|اغسطس|اگست|สิงหาคม|ส.ค.',
  'september|sept|sep|septiembre|september|września|eylül|سبتمبر|ستمبر|กันยายน|ก.ย.',
  'october|oct|oktober|okt|octubre|oktober|października|ekim|أكتوبر|اكتوبر|اکتوبر|ตุลาคม|ต.ค.',
  'november|nov|noviembre|listopada|kasım|نوفمبر|نومبر|พฤศจิกายน|พ.ย.',
  'december|dec|dezember|dez|diciembre|dic|disember|dis|grudnia|aralık|ديسمبر|دسمبر|ธันวาคม|ธ.ค.',
];

const escaped = (names: string) => names.replaceAll('.', '\\.');
const NAMES = MONTHS.map((names) => new RegExp(`^(?:${escaped(names)})$`, 'iu'));
/** Any month, for a pattern; longer names first, so that "sept" is not matched as "sep". */
export const ANY_MONTH = MONTHS.flatMap((names) => escaped(names).split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Month number 1 to 12; 0 when unknown. */
export const parseMonthName = (name: string) => NAMES.findIndex((names) => names.test(name)) + 1;
