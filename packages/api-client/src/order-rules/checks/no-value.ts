const NO_VALUE = /^(n\/a|null|undefined|\(?none\)?|[-–—.,;_/?*〃″"'\s]+)$/iu;
/** References to the row above, which may have moved. */
const AS_ABOVE =
  /^(same|same as above|same address|as above|ditto|tbd|tba|unknown|同上|無|不明|wie oben|siehe oben|كما سبق|نفس العنوان|نفس العنوان السابق|ایضاً|위와 같음|상동|เหมือนเดิม|như trên|idem|yukarıdaki gibi)\.?$/iu;

export const isNoName = (text: string): boolean => text.trim() === '' || NO_VALUE.test(text.trim());

/** Whether a text is a placeholder or a reference to another row's address. */
export const isNoAddress = (text: string): boolean => isNoName(text) || AS_ABOVE.test(text.trim());
