import { STORAGE_KEYS } from '@courier/config';
import { EARLY_PATIENCE_MS, readDataBlock, readStored, sendEarly } from '@courier/config/document';
import { uiLanguageOf } from '@courier/i18n';
import { textAddress } from './text-address';

const readProperty = (block: unknown, name: string): unknown =>
  typeof block === 'object' && block !== null
    ? Object.entries(block).find(([key]) => key === name)?.[1]
    : undefined;

const sendEarlyCall = (address: string | URL) =>
  sendEarly(address, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(EARLY_PATIENCE_MS),
  });

/** Loaded before the main script, so that the page's request runs while the main script loads. */
const base = readProperty(readDataBlock('courier-config'), 'apiBase');
if (typeof base === 'string') sendEarlyCall(base + window.location.pathname.replace(/\/$/, ''));

const chosen = document.documentElement.dataset['locale'];
const language = uiLanguageOf(readStored(STORAGE_KEYS.locale) ?? chosen ?? 'en');
if (language !== 'en') sendEarlyCall(textAddress(language));
