export { readDataBlock } from './data-block';
export { hideEarlyAnswers, sendEarly, takeEarly, withEarlyAnswers } from './early-answers';
export { browserStorage, createSafeStorage, readStored, tabStorage, type SafeStorage } from './safe-storage';
export { saveFile } from './save-file';
