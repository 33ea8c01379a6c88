import { createStore, type StoreApi } from 'zustand/vanilla';
import type { QueryClient } from '@tanstack/react-query';
import type { Ports } from '@courier/shell-api';
import type { CollectionPointForm } from '../model/collection-point-form';
import type { FieldName, Problems } from '../model/form-problems';
import type { Placing } from '../model/placing';
import type { KeptForm } from './kept-forms';

export interface CollectionPointState {
  form: CollectionPointForm;
  /** Text of the address field. */
  typedAddress: string;
  placing: Placing;
  problems: Problems;
  /** The field to look at next; a new object each time. */
  wanted: { field: FieldName } | null;
  saving: boolean;
  /** The form holds what was typed before the page was left. */
  isKept: boolean;
}

export interface CollectionPointServices {
  ports: Pick<Ports, 'api' | 'vendors' | 'locale' | 'analytics'>;
  cache: QueryClient;
}

export interface CollectionPointStore extends StoreApi<CollectionPointState> {
  /** Changes fields. */
  change(patch: Partial<CollectionPointForm>): void;
  /** Takes away what was said to be wrong with a field. */
  repaired(field: FieldName): void;
}

/** Nothing typed yet. */
export const untouched = (form: CollectionPointForm): CollectionPointState => ({
  form,
  typedAddress: form.location.formatted_address,
  placing: { by: 'record' },
  problems: {},
  wanted: null,
  saving: false,
  isKept: false,
});

export function createCollectionPointStore(
  start: CollectionPointForm,
  kept: KeptForm | undefined,
): CollectionPointStore {
  const store = createStore<CollectionPointState>(() => ({
    ...untouched(start),
    ...(kept && { ...kept, isKept: true }),
  }));
  return {
    ...store,
    change: (patch) => store.setState(({ form }) => ({ form: { ...form, ...patch } })),
    repaired: (field) => store.setState(({ problems: { [field]: _, ...problems } }) => ({ problems })),
  };
}
