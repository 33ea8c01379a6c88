import { relative } from 'node:path';
import { placeholders, pluralForms } from '../check-locales/text-differences.ts';
import { ROOT } from '../start/root.mjs';
import { keyHints } from './protected-parts.ts';

/** Where the reader of a namespace is, and the address of that screen. */
const SCREENS: Readonly<Record<string, readonly [screen: string, address: string]>> = {
  'bulk-upload': ['Bulk orders from a spreadsheet', '/bulk-order'],
  'public-tracking': [
    'Tracking page of the recipient',
    '/order-tracking/public/…, from the mail of an order',
  ],
  'request-rider': ['Request form', '/request-a-rider'],
  rider: ['Pages of the rider', '/rider'],
  shell: ['Frame of the portal, navigation, account', '/request-a-rider'],
  'shell-public': ['Public pages: landing, sign-in, registration, terms', '/'],
  'tracking-history': ['Order list, order detail, insights', '/order-tracking'],
  'vendor-admin': ['Branches and collection points', '/collection-points'],
  'i18n-common': ['Several screens', ''],
  'i18n-errors': ['Error messages on several screens', ''],
  'i18n-order-status': ['Names of the order statuses', '/order-tracking'],
  server: ['Mails, help centre and pages of the server', '/help'],
};

/** File and screen of a text, such as `apps/rider/locales/pl.json · Pages of the rider, part "offer"`. */
export function describeContext({
  place,
  file,
  path,
}: {
  place: string;
  file: string;
  path: string;
}): string {
  const [part] = path.split('.');
  return `${relative(ROOT, file)} · ${SCREENS[place]?.[0] ?? place}, part "${part}"`;
}

/** The address of the screen below the portal's own; empty where a text is on several. */
export const describeAddress = (place: string): string => SCREENS[place]?.[1] ?? '';

const SAMPLES = [...Array.from({ length: 201 }, (_, index) => index), 1000, 1_000_000, 1.5];

/** Up to five numbers that a plural form is for. */
function sampleNumbers(form: string, language: string) {
  const rules = new Intl.PluralRules(language.replaceAll('_', '-'));
  return SAMPLES.filter((number) => rules.select(number) === form).slice(0, 5);
}

/** What a reviewer has to know about a text, in English. */
export function describeNote({
  path,
  english,
  language,
}: {
  path: string;
  english: string;
  language: string;
}): string {
  const names = [...new Set(placeholders(english, path))].map((name) => `{{${name}}}`);
  const hints = keyHints(english);
  const form = /_(zero|one|two|few|many|other)$/.exec(path)?.[1];
  const plural = pluralForms(language).find((each) => each === form);
  const numbers = plural === undefined ? [] : sampleNumbers(plural, language);
  return [
    ...(names.length > 0 ? [`Keep ${names.join(', ')}.`] : []),
    ...(hints.length > 0 ? [`Keep the keys ${hints.join(', ')}.`] : []),
    ...(numbers.length > 0 ? [`Plural form for numbers such as ${numbers.join(', ')}.`] : []),
  ].join(' ');
}
