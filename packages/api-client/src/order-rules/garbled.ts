/** Letters that were lost, control characters, and characters that no alphabet has. */
const LOST = /[\uFFFD\u0080-\u009F\uE000-\uF8FF]/;
/** UTF-8 that was read as a western encoding, e.g. `MÃ¼ller` for `Müller` and `å…‰` for `光`; not `« Café »`. */
const MISREAD =
  /[ÂÃÄÅÐÑØÙ][\u00A1-\u00A9\u00AB-\u00B9\u00BC-\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[à-ï](?!\u00A0»)[\u00A0-\u00BF€-™][\u00A0-\u00BF€-™]/;

/** Whether a text was read in another encoding than it was written in, so that its letters are not those meant. */
export const isGarbled = (text: string): boolean => LOST.test(text) || MISREAD.test(text);
