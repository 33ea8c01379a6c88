export { markedMessage } from './marked-message';
export { type PasteField, type PastedPart } from './pasted-part';
export { readMessage } from './read-message';
export { areLanguageWordsLoaded, loadLanguageWords } from './words/load-language-words';
