import * as z from 'zod';
import { Fault, type Reader } from './readers';

export interface SettingDoc {
  about: string;
  takes: string;
  fallback: string | undefined;
}

export const SETTING_DOCS = z.registry<SettingDoc>();

/** An optional setting, null when absent. The value is trimmed; an empty one is absent. */
export function setting<const T>(about: string, reader: Reader<T>) {
  return documented(about, reader, (text) => (text === '' ? null : reader.read(text)));
}

/** A setting with a default. */
export function required<const T>(about: string, reader: Reader<T>) {
  return documented(about, reader, (text) => reader.read(text || (reader.fallback ?? '')));
}

function documented<T, const R>(about: string, { takes, fallback }: Reader<T>, read: (text: string) => R) {
  const schema = z
    .string()
    .optional()
    .transform((text: string | undefined, payload): R => {
      try {
        return read((text ?? '').trim());
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        payload.issues.push({ code: 'custom', message: error.message, input: text });
        return z.NEVER;
      }
    });
  SETTING_DOCS.add(schema, { about, takes, fallback });
  return schema;
}
