import { STORAGE_KEYS } from '@courier/config';
import { uiLanguageOf } from '@courier/i18n';
import { sendEarly } from './early-answers';
import { readBlock } from './read-block';
import { readStored } from './stored';
import { textAddress } from './text-address';

const field = (block: unknown, name: string): unknown =>
  typeof block === 'object' && block !== null
    ? Object.entries(block).find(([key]) => key === name)?.[1]
    : undefined;

/** A small script before the large one: what the page will ask for travels while its code does. */
const base = field(readBlock('courier-config'), 'apiBase');
if (typeof base === 'string') sendEarly(base + window.location.pathname.replace(/\/$/, ''));

const offered = field(readBlock('courier-country'), 'supportedLanguages');
const first: unknown = Array.isArray(offered) ? offered[0] : undefined;
const language = uiLanguageOf(readStored(STORAGE_KEYS.locale) ?? String(first ?? 'en'));
if (language !== 'en') sendEarly(textAddress(language));
