import type { DateRange } from '@courier/config/time';
import type { ApiClient } from '../http/create-api-client';
import { outletsField, type VendorScope } from '../orders/list-scope';

/** Filters of an exported file. */
export interface ExportQuestion extends DateRange {
  scope: VendorScope;
  /** Wire statuses; empty for all. */
  statuses: readonly string[];
  /** Contained in id, phone number or name; empty for all. */
  search: string;
  /** Customer's phone number; null for all customers. */
  phone: string | null;
}

/**
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
 * The costs of each order, as a CSV file.
 * @param locale for a file that local spreadsheets open; without it, one for programs
 * @throws ApiError, or the signal's reason
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
