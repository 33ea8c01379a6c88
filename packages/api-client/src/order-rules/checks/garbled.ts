/** Replacement, control and private-use characters. */
const LOST = /[\uFFFD\u0080-\u009F\uE000-\uF8FF]/;
/** UTF-8 decoded as a western encoding, e.g. `MÃ¼ller` for `Müller` and `å…‰` for `光`; not `« Café »`. */
const MISREAD =
  /[ÂÃÄÅÐÑØÙ][\u00A1-\u00A9\u00AB-\u00B9\u00BC-\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[à-ï](?!\u00A0»)[\u00A0-\u00BF€-™][\u00A0-\u00BF€-™]/;

const FORMULA_ERROR = /^#(REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|BEZUG|NV|WERT)[!?]?$/i;

/** Whether a text was decoded wrongly or is a formula error. */
export const isGarbled = (text: string): boolean =>
  LOST.test(text) || MISREAD.test(text) || FORMULA_ERROR.test(text.trim());
