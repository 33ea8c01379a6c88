/** What programs and people write into a cell that has no value. */
const NO_VALUE = /^(n\/a|null|undefined|\(?none\)?|[-–—.,;_/?*〃″"'\s]+)$/iu;
/** The value of the row above: another row may be above it by now. */
const AS_ABOVE =
  /^(same|same as above|same address|as above|ditto|tbd|tba|unknown|同上|無|不明|wie oben|siehe oben|كما سبق|نفس العنوان|نفس العنوان السابق|ایضاً|위와 같음|상동|เหมือนเดิม|như trên|idem|yukarıdaki gibi)\.?$/iu;

/** Whether a text is what people and programs write where there is no name. */
export const isNoName = (text: string): boolean => text.trim() === '' || NO_VALUE.test(text.trim());

/** Whether a text is what people write where there is no address, or where it is that of another row. */
export const isNoAddress = (text: string): boolean => isNoName(text) || AS_ABOVE.test(text.trim());
