import { QueryObserver } from '@tanstack/react-query';
import { parseProhibitedItems, type ProhibitedItem } from '@courier/api-client/order-rules';
import { prohibitedItemsQuery } from '../../api/country-parameters.queries';
import type { RequestServices } from '../services';

/**
 * Prefetches the list, so that a check of the form does not wait for it.
 * @returns the function that stops it
 */
export const retainProhibitedItems = ({ cache, ports }: RequestServices): (() => void) =>
  new QueryObserver(cache, prohibitedItemsQuery(ports.api)).subscribe(() => undefined);

/** The list if it was loaded, else none: the server checks every order again. */
export const prohibitedItemsRead = ({ cache, ports }: RequestServices): ProhibitedItem[] =>
  parseProhibitedItems(cache.getQueryData(prohibitedItemsQuery(ports.api).queryKey) ?? '');
