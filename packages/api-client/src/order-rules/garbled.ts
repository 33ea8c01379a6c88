/** Letters that were lost, control characters, and characters that no alphabet has. */
const LOST = /[\uFFFD\u0080-\u009F\uE000-\uF8FF]/;
/** UTF-8 that was read as a western encoding, e.g. `MÃ¼ller` for `Müller` and `å…‰` for `光`; not `« Café »`. */
const MISREAD =
  /[ÂÃÄÅÐÑØÙ][\u00A1-\u00A9\u00AB-\u00B9\u00BC-\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[à-ï](?!\u00A0»)[\u00A0-\u00BF€-™][\u00A0-\u00BF€-™]/;

/** What a spreadsheet shows instead of the value of a formula. */
const FORMULA_ERROR = /^#(REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|BEZUG|NV|WERT)[!?]?$/i;

/** Whether a text was read in another encoding than it was written in, or is the error of a formula: it is not what was meant. */
export const isGarbled = (text: string): boolean =>
  LOST.test(text) || MISREAD.test(text) || FORMULA_ERROR.test(text.trim());
