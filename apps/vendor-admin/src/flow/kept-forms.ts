import type { QueryClient } from '@tanstack/react-query';
import type { Placing } from '../model/placing';
import type { CollectionPointForm } from '../model/collection-point-form';

/** What was typed when the page was left without a word, e.g. by the browser's back button. Ends with the session. */
export interface KeptForm {
  form: CollectionPointForm;
  typedAddress: string;
  placing: Placing;
}

const keptFormKey = (vendorId: string) => ['vendor-admin', 'typed', vendorId];

/** Forms that were left half-way, each until it is taken up again. */
export function keptForms(cache: QueryClient) {
  return {
    store(typed: KeptForm): void {
      const key = keptFormKey(typed.form.vendorId);
      cache.setQueryDefaults(key, { gcTime: Infinity });
      cache.setQueryData<KeptForm>(key, typed);
    },
    find: (vendorId: string): KeptForm | undefined => cache.getQueryData<KeptForm>(keptFormKey(vendorId)),
    remove: (vendorId: string): void => cache.removeQueries({ queryKey: keptFormKey(vendorId), exact: true }),
  };
}
