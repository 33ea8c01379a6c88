import { createStore, type StoreApi } from 'zustand/vanilla';
import type { QueryClient } from '@tanstack/react-query';
import type { Ports } from '@courier/shell-api';
import type { LatLng } from '@courier/api-client/order-rules';
import type { CollectionPointForm } from '../model/collection-point-form';
import type { FieldName, Problems } from '../model/form-problems';

/** How the pickup address came to be: as it was saved, from the search, or from the pin somebody moved. */
export type Placing =
  { by: 'record' } | { by: 'search'; at: LatLng } | { by: 'pin'; searchedAt: LatLng | null };

export interface CollectionPointState {
  form: CollectionPointForm;
  /** What stands in the address field. */
  typedAddress: string;
  placing: Placing;
  problems: Problems;
  /** The field to look at next; a new object each time. */
  wanted: { field: FieldName } | null;
  saving: boolean;
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

export function createCollectionPointStore(start: CollectionPointForm): CollectionPointStore {
  const store = createStore<CollectionPointState>(() => ({
    form: start,
    typedAddress: start.location.formatted_address,
    placing: { by: 'record' },
    problems: {},
    wanted: null,
    saving: false,
  }));
  return {
    ...store,
    change: (patch) => store.setState(({ form }) => ({ form: { ...form, ...patch } })),
    repaired: (field) => store.setState(({ problems: { [field]: _, ...problems } }) => ({ problems })),
  };
}
