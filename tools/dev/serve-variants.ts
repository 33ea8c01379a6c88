import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isVariant } from '@courier/i18n/server';
import { readMerged } from '../check-locales/variant-texts.ts';

/** Answers the texts of variants, such as `es_AR`, whose files have the differences from their base only. */
export const serveVariants =
  (folder: string) =>
  ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const language = /^\/(\w+)\.json/.exec(url)?.[1];
    if (language === undefined || !isVariant(language)) return next();
    const texts = readMerged((name) => join(folder, `${name}.json`), language);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(texts));
  };
