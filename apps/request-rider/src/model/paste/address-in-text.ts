/** What street addresses are made of, per script. */
const STREET_WORDS = [
  /[路街巷弄號号樓楼段市縣区區鄉鎮里]|丁目|番地|番\d|町/u,
  /(?:시|구|동|로|길|번지|층|호)(?=[\s\d,]|$)/u,
  /(?<!\p{L})(?:street|st\.|st(?=,|$|\s)|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.(?=\s*\d)|boulevard|blvd\.?|tower|block|blk|building|apartment|apt\.?|unit|plaza|close|terrace|crescent|highway|sector|phase)(?!\p{L})/iu,
  /شارع|طريق|قطعة|منزل|بناية|عمارة|شقة|الدور|جادة|مبنى|برج|حي(?=\s)/u,
  /سڑک|روڈ|گلی|بلاک|مکان|فلیٹ|سیکٹر|محلہ|ٹاور|اسٹریٹ|فیز/u,
  /ถนน|ถ\.|ซอย|ซ\.|แขวง|เขต|ตำบล|อำเภอ|หมู่|บ้านเลขที่|ชั้น|อาคาร|คอนโด|กรุงเทพ/u,
  /(?<!\p{L})(?:calle|c\/|avenida|avda\.?|av\.|plaza|paseo|piso|portal|carrera|colonia|ronda|travesía)(?!\p{L})/iu,
  /(?:straße|strasse|str\.|weg|platz|allee|gasse|hof|damm|ufer)(?=[\s\d,]|$)/iu,
];

/** How much a text looks like an address: 0 not at all, 2 perhaps, 3 and more surely. */
export function addressScore(text: string): number {
  const street = STREET_WORDS.some((words) => words.test(text));
  if (!street) return /\d/.test(text) && /[,，、]/u.test(text) && text.length > 12 ? 1 : 0;
  return 2 + (/\d/.test(text) ? 1 : 0) + (text.length > 24 ? 1 : 0);
}
