import { createTextOverrides, withoutNamespace } from '../translations/text-overrides';
import { createServerTexts, SERVER_NAMESPACE } from './server-texts';

/** The operator's texts for browsers, and all texts of the server. */
export function openTexts(folder: string | null, onProblem: (sentence: string) => void) {
  const overrides = createTextOverrides(folder, onProblem);
  return {
    texts: withoutNamespace(overrides, SERVER_NAMESPACE),
    serverTexts: createServerTexts(overrides),
  };
}
