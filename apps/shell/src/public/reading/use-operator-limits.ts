import { parametersContract } from '@courier/api-client';
import { parseProhibitedItems, prohibitedItemsFor } from '@courier/api-client/order-rules';
import { useReadable } from '@courier/shell-api';
import { useEffect, useState } from 'react';
import { usePublic } from '../public-context';

interface OperatorLimits {
  /** Major units; null until it is loaded. */
  itemValue: number | null;
  /** Names of items in a language of the reader. */
  prohibited: readonly string[];
}

/** What the operator has set for this country. A value that cannot be loaded stays the standard one. */
export function useOperatorLimits(): OperatorLimits {
  const { services, locale } = usePublic();
  const { locale: language } = useReadable(locale);
  const [values, setValues] = useState<{ itemValue: number | null; list: string }>({
    itemValue: null,
    list: '',
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { get } = services.connect({ parameters: parametersContract }).parameters;
    const read = async (name: string) => (await get({ params: { name } }, { signal: leaving.signal })).result;
    const load = async () => {
      const [value, list] = await Promise.allSettled([
        read('orderItemValueExceedLimit'),
        read('prohibitedItems'),
      ]);
      if (leaving.signal.aborted) return;
      setValues({
        itemValue: value.status === 'fulfilled' ? Number(value.value) : null,
        list: list.status === 'fulfilled' ? String(list.value) : '',
      });
    };
    void load();
    return () => leaving.abort();
  }, [services]);
  const languages = [language, language.split('_')[0] ?? language, 'en'];
  const items = prohibitedItemsFor(parseProhibitedItems(values.list), languages);
  return { itemValue: values.itemValue, prohibited: items.map(({ name }) => name) };
}
