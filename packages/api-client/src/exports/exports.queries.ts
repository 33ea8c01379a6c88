import type { DateRange } from '@courier/config/time';
import type { ApiClient } from '../http/create-api-client';
import { outletsField, type VendorScope } from '../orders/list-scope';

/** Which orders a file shall hold: what the filters of a list show. */
export interface ExportQuestion extends DateRange {
  scope: VendorScope;
  /** Statuses on the wire; empty for all. */
  statuses: readonly string[];
  /** Text that id, phone number or name contains; empty for all. */
  search: string;
  /** Phone number of the customer whose orders alone are wanted; null for everybody's. */
  phone: string | null;
}

/**
 * Has the server mail a file of orders.
 * @returns whether the address has to be confirmed first
 * @throws ApiError
 */
export async function mailOrders(api: ApiClient, email: string, question: ExportQuestion): Promise<boolean> {
  const { scope, from, to, statuses, search, phone } = question;
  const { result } = await api.exports.ordersByMail({
    params: { vendorId: scope.vendorId },
    body: {
      email,
      from,
      to,
      ...outletsField(scope),
      ...(statuses.length > 0 && { status: statuses.join(',') }),
      ...(search !== '' && { search }),
      ...(phone !== null && { customer_phone_number: phone }),
    },
  });
  return result.address_to_be_confirmed ?? false;
}

/**
 * What each order of a time cost, as a CSV file.
 * @param locale of the reader, for a file that spreadsheets of the country open; without it, one for programs
 * @throws ApiError, or the reason of the signal
 */
export const downloadTransactions = (
  api: ApiClient,
  scope: VendorScope,
  { from, to }: DateRange,
  signal: AbortSignal,
  locale?: string,
): Promise<Blob> =>
  api.exports.transactions(
    {
      params: { vendorId: scope.vendorId },
      query: { from, to, ...outletsField(scope), ...(locale !== undefined && { locale }) },
    },
    { signal },
  );
