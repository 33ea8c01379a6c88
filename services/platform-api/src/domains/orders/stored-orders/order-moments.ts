/** Columns with the time an order last entered a status, so that counts need no histories. */
const COLUMNS = {
  NEAR_VENDOR: 'near_vendor_at',
  PICKED_UP: 'collected_at',
  DELIVERED: 'delivered_at',
} as const;

interface Entry {
  status: string;
  created_at: number;
}

type Moments = Record<(typeof COLUMNS)[keyof typeof COLUMNS], number | null>;

const isKept = (status: string): status is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, status);

export const statusMoment = ({ status, created_at }: Entry): Partial<Moments> =>
  isKept(status) ? { [COLUMNS[status]]: created_at } : {};

/** The same for a whole history, oldest entry first. */
export const historyMoments = (history: readonly Entry[]): Moments =>
  Object.assign(
    { near_vendor_at: null, collected_at: null, delivered_at: null },
    ...history.map((entry) => statusMoment(entry)),
  ) as Moments;
