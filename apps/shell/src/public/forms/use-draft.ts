import * as v from 'valibot';
import { useState } from 'react';
import { parseJson } from '../../platform/parse-json';
import { usePublic } from '../public-context';

const draftSchema = v.record(v.string(), v.string());

/**
 * Form values that survive a reload of the tab. Must not contain secrets.
 * @param name unique among the public forms
 */
export function useDraft<Values extends Record<string, string>>(name: string, empty: Values) {
  const { tab } = usePublic().services;
  const key = `draft-${name}`;
  const [values, setValues] = useState<Values>(() => ({
    ...empty,
    ...parseJson(draftSchema, tab.read(key)),
  }));
  function set(change: Partial<Values>): void {
    const next = { ...values, ...change };
    setValues(next);
    tab.write(key, JSON.stringify(next));
  }
  return { values, set, remove: () => tab.remove(key) };
}
