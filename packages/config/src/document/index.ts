export { readDataBlock } from './data-block';
export {
  EARLY_PATIENCE_MS,
  hideEarlyAnswers,
  sendEarly,
  consumeEarly,
  withEarlyAnswers,
} from './early-answers';
export { pageHead } from './page-head';
export { browserStorage, createSafeStorage, readStored, tabStorage, type SafeStorage } from './safe-storage';
export { saveFile } from './save-file';
