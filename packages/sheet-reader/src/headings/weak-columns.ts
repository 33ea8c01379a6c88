import { namesPayment, type DatePlace } from '@courier/api-client/order-rules';
import type { Mapping, SheetColumn } from '../sheet/columns';
import { plainHeading } from '../sheet/plain-heading';
import type { Sheet } from '../sheet/sheet';
import { columnContent, type ColumnContent } from './column-content';
import { isOtherFigure, isOtherMoment } from './other-headings';

const DELIVERY =
  '(deliver|dropoff|arriv|schedul|slot|timeslot|window|wunsch|liefer|zustell|送達|送貨|配送|到貨|預約|希望|指定|توصيل|تسليم|موعد|ڈیلیوری|teslim|배송|배달|희망|จัดส่ง|giao|hantar|entrega|livraison|doruč|dostaw|szállít)';
const MOMENT =
  '(time|date|day|slot|window|by$|at$|for$|when|zeit|termin|tag|datum|時|日|段|وقت|تاريخ|موعد|saat|tarih|시|일|เวลา|วัน|giờ|ngày|masa|tarikh|hora|fecha|heure|čas|godzin|idő|nap)';
/** Headings of the requested delivery time, with the words in any order. */
const WANTED_AT = new RegExp(
  `${DELIVERY}.*${MOMENT}|${MOMENT}.*${DELIVERY}|^(deadline|eta|needed|required)(by|at|date|time|on)?$|^due(by|at|date|time|on)$|^(scheduledfor|scheduledat|deliverby|deliverat|timeslot|timewindow|wunschtermin|liefertermin)$`,
  'u',
);
const isWantedHeading = (name: string): boolean => WANTED_AT.test(name) && !isOtherMoment(name);

const PAID_BY = new Set(
  [
    ...[
      'cod',
      'is cod',
      'cash',
      'cash on delivery',
      'paid',
      'is paid',
      'prepaid',
      'unpaid',
      'payment status',
    ],
    ...[
      'paid status',
      'payment state',
      '付款狀態',
      '是否付款',
      '已付款',
      '貨到付款',
      '代收',
      '付款状态',
      'bezahlt',
      'nachnahme',
    ],
    ...[
      'zahlungsstatus',
      'ödendi',
      'ödeme durumu',
      'kapıda ödeme',
      'مدفوع',
      'حالة الدفع',
      'الدفع عند الاستلام',
      '결제상태',
      '결제여부',
    ],
    ...['สถานะการชำระเงิน', 'เก็บเงินปลายทาง', 'thu hộ', 'đã thanh toán', 'pagado', 'contra entrega'],
  ].map(plainHeading),
);

interface WeakColumns {
  /** The first unused column that this holds for; -1 without one. */
  find: (holds: (name: string, place: number) => boolean) => number;
  contentAt: (place: number) => ColumnContent | null;
}

function findPayment({ find, contentAt }: WeakColumns, country: string): number {
  const byName = find(
    (name, place) =>
      (PAID_BY.has(name) || namesPayment(name, country)) &&
      (contentAt(place) === null || contentAt(place) === 'payment'),
  );
  return byName === -1 ? find((_, place) => contentAt(place) === 'payment') : byName;
}

/** A column whose heading or cells name a day or a time, and no other moment of the order. */
function findMoment({ find, contentAt }: WeakColumns, content: 'day' | 'time'): number {
  const other = content === 'day' ? 'time' : 'day';
  const byName = find(
    (name, place) => isWantedHeading(name) && contentAt(place) !== other && contentAt(place) !== 'amount',
  );
  if (byName !== -1) return byName;
  return find((name, place) => contentAt(place) === content && !isOtherMoment(name));
}

/**
 * Finds columns by a part of their heading or, for a shop, by what their cells say. The user always reviews them.
 */
export function findWeakColumns(
  { heading, rows }: Sheet,
  mapping: Mapping,
  shop: DatePlace | null,
): Readonly<Partial<Record<SheetColumn, number>>> {
  const used = new Set(Object.values(mapping));
  const names = heading.map(plainHeading);
  const columns: WeakColumns = {
    find: (holds) =>
      names.findIndex((name, place) => {
        if (used.has(place) || name === '' || !holds(name, place)) return false;
        used.add(place);
        return true;
      }),
    contentAt: (place) => (shop ? columnContent(rows, place, shop) : null),
  };
  const weak: Partial<Record<SheetColumn, number>> = {};
  const propose = (column: SheetColumn, find: () => number) => {
    if (mapping[column] !== undefined) return;
    const place = find();
    if (place !== -1) weak[column] = place;
  };
  propose('payment_method', () => findPayment(columns, shop?.country ?? ''));
  propose('delivery_time', () => findMoment(columns, 'time'));
  propose('delivery_date', () => findMoment(columns, 'day'));
  propose('amount', () =>
    columns.find((name, place) => columns.contentAt(place) === 'amount' && !isOtherFigure(name)),
  );
  return weak;
}
