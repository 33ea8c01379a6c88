import type { BulkRow } from '../contract';

type RowOverrides = Partial<Omit<BulkRow, 'order'>> & { order?: Partial<BulkRow['order']> };

/** A placeable spreadsheet row by default. */
export function buildBulkRow({ order, ...overrides }: RowOverrides = {}): BulkRow {
  const number = overrides.row_number ?? 2;
  return {
    row_number: number,
    row_id: `row-${number}`,
    status: 'PREPROCESS_SUCCESS',
    error: null,
    order_id: null,
    ...overrides,
    order: {
      customer_name: 'Lin Mei-hua',
      dropoff_address: 'No. 7, Section 5, Xinyi Road, Xinyi District, Taipei City',
      payment_method: 'PAID',
      delivery_type: 'instant',
      preordered_for: null,
      delivery_fee: 84,
      collection_point: 'Harbour Tea',
      ...order,
    },
  };
}
