import { useQuery } from '@tanstack/react-query';
import { EMPTY_BOOK, type OrderBook } from '../model/order-book';
import { orderBookOptions } from './order-book.queries';

/** The orders known here, as they change. */
export const useOrderBook = (): OrderBook => useQuery(orderBookOptions()).data ?? EMPTY_BOOK;
