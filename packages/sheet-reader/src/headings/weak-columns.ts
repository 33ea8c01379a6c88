import type { SheetColumn, Mapping } from '../sheet/columns';
import { plainHeading } from '../sheet/plain-heading';

const DELIVERY =
  '(deliver|dropoff|arriv|schedul|slot|timeslot|window|wunsch|liefer|zustell|送達|送貨|配送|到貨|預約|希望|指定|توصيل|تسليم|موعد|ڈیلیوری|teslim|배송|배달|희망|จัดส่ง|giao|hantar|entrega|livraison|doruč|dostaw|szállít)';
const MOMENT =
  '(time|date|day|slot|window|by$|at$|for$|when|zeit|termin|tag|datum|時|日|段|وقت|تاريخ|موعد|saat|tarih|시|일|เวลา|วัน|giờ|ngày|masa|tarikh|hora|fecha|heure|čas|godzin|idő|nap)';
/** Headings of the requested delivery time, with the words in any order. */
const WANTED_AT = new RegExp(
  `${DELIVERY}.*${MOMENT}|${MOMENT}.*${DELIVERY}|^(due|deadline|eta|needed|required)(by|at|date|time|on)?$|^(scheduledfor|scheduledat|deliverby|deliverat|timeslot|timewindow|wunschtermin|liefertermin)$`,
  'u',
);
/** Headings of other delivery facts or of past times. */
const NOT_WANTED_AT =
  /fee|cost|price|charge|type|method|option|status|address|note|remark|instruction|person|name|phone|city|created|ordered|orderdate|ordertime|paid|placed|shipped|completed|費|方式|地址|備註|狀態|下單|訂購|建立|付款|人|電話|كلفة|رسوم|عنوان|ücret|adres|kosten|gebühr|art$|adresse|status/u;

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

/** Finds columns by a part of their heading. The user always reviews them. */
export function findWeakColumns(
  heading: readonly string[],
  mapping: Mapping,
): Readonly<Partial<Record<SheetColumn, number>>> {
  const read = new Set(Object.values(mapping));
  const names = heading.map(plainHeading);
  const find = (isMeant: (name: string) => boolean): number =>
    names.findIndex((name, place) => !read.has(place) && name !== '' && isMeant(name));
  const wantedAt = find((name) => WANTED_AT.test(name) && !NOT_WANTED_AT.test(name));
  const paidBy = find((name) => PAID_BY.has(name));
  const time = mapping.delivery_time === undefined ? 'delivery_time' : 'delivery_date';
  return {
    ...(wantedAt !== -1 && mapping[time] === undefined && { [time]: wantedAt }),
    ...(paidBy !== -1 && mapping.payment_method === undefined && { payment_method: paidBy }),
  };
}
