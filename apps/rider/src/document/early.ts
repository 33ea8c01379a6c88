import { STORAGE_KEYS } from '@courier/config';
import { EARLY_PATIENCE_MS, readStored, sendEarly } from '@courier/config/document';
import { uiLanguageOf } from '@courier/i18n';
import { textAddress } from './text-address';

/** Loaded before the main script, so that the texts arrive while it loads. */
const chosen = document.documentElement.dataset['locale'];
const language = uiLanguageOf(readStored(STORAGE_KEYS.locale) ?? chosen ?? 'en');
if (language !== 'en')
  sendEarly(textAddress(language), {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(EARLY_PATIENCE_MS),
  });
