export { useAddressSearch } from './use-address-search';
export { useDebounced } from './use-debounced';
export { isCovered, isPressOf, isTyping } from './key-press';
export { useNarrow } from './use-narrow';
export { useNow } from './use-now';
export { useOnline } from './use-online';
export { useSecondsUntil } from './use-seconds-until';
export { suggestionLines, suggestionListStatus } from './suggestion-lines';
export { useShortcut } from './use-shortcut';
