import type { BulkColumn } from '@courier/api-client/order-rules';

/** Alternatives of headings to join; the first one present in the sheet is used. */
type Sources = readonly (readonly string[])[];

export interface KnownExport {
  /** Headings that identify the export when all are present. */
  signs: readonly string[];
  columns: Readonly<Partial<Record<BulkColumn, Sources>>>;
  /** The order number, placed before the description. */
  reference?: string;
  /** The purchased item and its quantity; further lines of the order are added. */
  item?: { name: string; quantity: string };
  /** Whether the amount belongs to a line, so that an order of several lines costs more. */
  isAmountOfLine?: boolean;
  paymentState?: string;
  /** Columns with the amount due or refunded of a partly paid order. */
  otherAmounts?: readonly string[];
  /** The amount paid back; an order whose whole amount is paid back is closed. */
  refunded?: string;
  /** Free text that may contain the delivery time. */
  attributes?: string;
}

export const KNOWN_EXPORTS: Readonly<Record<string, KnownExport>> = {
  shopify: {
    signs: ['name', 'financial status', 'lineitem name', 'shipping name'],
    reference: 'name',
    item: { name: 'lineitem name', quantity: 'lineitem quantity' },
    paymentState: 'financial status',
    otherAmounts: ['outstanding balance', 'refunded amount'],
    refunded: 'refunded amount',
    attributes: 'note attributes',
    columns: {
      customer_name: [['shipping name']],
      customer_phone: [['shipping phone'], ['phone']],
      dropoff_address: [
        ['shipping address1', 'shipping city'],
        ['shipping street', 'shipping city'],
      ],
      unit: [['shipping address2']],
      notes: [['notes']],
      amount: [['total']],
      payment_method: [['payment method']],
    },
  },
  woocommerce: {
    signs: ['shipping_first_name', 'shipping_address_1', 'order_total'],
    reference: 'order_number',
    paymentState: 'status',
    columns: {
      customer_name: [['shipping_first_name', 'shipping_last_name']],
      customer_phone: [['shipping_phone'], ['billing_phone']],
      dropoff_address: [['shipping_address_1', 'shipping_city']],
      unit: [['shipping_address_2']],
      notes: [['customer_note']],
      amount: [['order_total']],
      delivery_date: [['delivery_date']],
      delivery_time: [['delivery_time']],
      payment_method: [['payment_method_title'], ['payment_method']],
    },
  },
  'woocommerce advanced order export': {
    signs: ['first name (shipping)', 'last name (shipping)', 'order total amount'],
    reference: 'order number',
    paymentState: 'order status',
    item: { name: 'item name', quantity: 'quantity' },
    columns: {
      customer_name: [['first name (shipping)', 'last name (shipping)']],
      customer_phone: [['phone (shipping)'], ['phone (billing)']],
      dropoff_address: [
        ['address 1&2 (shipping)', 'city (shipping)'],
        ['address 1 (shipping)', 'city (shipping)'],
      ],
      unit: [['address 2 (shipping)']],
      notes: [['customer note']],
      amount: [['order total amount']],
      payment_method: [['payment method title']],
    },
  },
  shopee: {
    signs: ['order id', 'receiver name', 'delivery address'],
    reference: 'order id',
    item: { name: 'product name', quantity: 'quantity' },
    columns: {
      customer_name: [['receiver name']],
      customer_phone: [['phone number']],
      dropoff_address: [['delivery address']],
      notes: [['remark from buyer']],
      amount: [['grand total'], ['total amount']],
      payment_method: [['payment method']],
    },
  },
  'shopee taiwan': {
    signs: ['訂單編號', '收件者姓名', '收件地址'],
    reference: '訂單編號',
    item: { name: '商品名稱', quantity: '數量' },
    columns: {
      customer_name: [['收件者姓名']],
      customer_phone: [['收件者電話'], ['電話號碼']],
      dropoff_address: [['收件地址']],
      notes: [['買家備註']],
      amount: [['買家總支付金額']],
      payment_method: [['付款方式']],
    },
  },
  'shopee thailand': {
    signs: ['หมายเลขคำสั่งซื้อ', 'ชื่อผู้รับ', 'ที่อยู่ในการจัดส่ง'],
    reference: 'หมายเลขคำสั่งซื้อ',
    item: { name: 'ชื่อสินค้า', quantity: 'จำนวน' },
    columns: {
      customer_name: [['ชื่อผู้รับ']],
      customer_phone: [['หมายเลขโทรศัพท์']],
      dropoff_address: [['ที่อยู่ในการจัดส่ง']],
      notes: [['หมายเหตุจากผู้ซื้อ']],
      amount: [['จำนวนเงินทั้งหมด']],
      payment_method: [['ช่องทางการชำระเงิน']],
    },
  },
  lazada: {
    signs: ['ordernumber', 'shippingname', 'shippingaddress'],
    reference: 'ordernumber',
    item: { name: 'itemname', quantity: 'quantity' },
    isAmountOfLine: true,
    columns: {
      customer_name: [['shippingname']],
      customer_phone: [['shippingphone']],
      dropoff_address: [['shippingaddress', 'shippingcity']],
      unit: [['shippingaddress2']],
      amount: [['paidprice']],
      payment_method: [['paymethod']],
    },
  },
  smartstore: {
    signs: ['주문번호', '수취인명', '수취인연락처1'],
    reference: '주문번호',
    item: { name: '상품명', quantity: '수량' },
    isAmountOfLine: true,
    columns: {
      customer_name: [['수취인명']],
      customer_phone: [['수취인연락처1']],
      dropoff_address: [['통합배송지'], ['기본배송지', '상세배송지'], ['배송지']],
      notes: [['배송메세지']],
      amount: [['최종 상품별 총 주문금액'], ['상품별 총 주문금액']],
      payment_method: [['결제수단']],
    },
  },
  trendyol: {
    signs: ['sipariş numarası', 'alıcı', 'teslimat adresi'],
    reference: 'sipariş numarası',
    item: { name: 'ürün adı', quantity: 'adet' },
    isAmountOfLine: true,
    columns: {
      customer_name: [['alıcı']],
      customer_phone: [['müşteri telefonu'], ['telefon'], ['alıcı telefon']],
      dropoff_address: [['teslimat adresi', 'ilçe', 'il']],
      amount: [['faturalanacak tutar'], ['satış tutarı']],
    },
  },
  square: {
    signs: ['order', 'recipient name', 'recipient address', 'order total'],
    refunded: 'order refunded amount',
    reference: 'order',
    item: { name: 'item name', quantity: 'item quantity' },
    columns: {
      customer_name: [['recipient name']],
      customer_phone: [['recipient phone']],
      dropoff_address: [['recipient address', 'recipient city']],
      unit: [['recipient address 2']],
      amount: [['order total']],
      notes: [['fulfillment notes']],
      delivery_date: [['fulfillment date']],
    },
  },
  toast: {
    signs: ['order number', 'customer', 'customer phone', 'delivery address'],
    reference: 'order number',
    columns: {
      customer_name: [['customer']],
      customer_phone: [['customer phone']],
      dropoff_address: [['delivery address']],
      amount: [['total']],
      payment_method: [['payment type']],
      delivery_date: [['promised date'], ['due date']],
      delivery_time: [['promised time'], ['due time']],
    },
  },
  'uber direct': {
    signs: ['dropoff_name', 'dropoff_phone_number', 'dropoff_address'],
    reference: 'external_id',
    columns: {
      customer_name: [['dropoff_name']],
      customer_phone: [['dropoff_phone_number']],
      dropoff_address: [['dropoff_address']],
      notes: [['dropoff_notes']],
      description: [['manifest_reference']],
      delivery_date: [['dropoff_ready_dt'], ['dropoff_deadline_dt'], ['pickup_ready_dt']],
    },
  },
  stuart: {
    signs: ['dropoff_contact_firstname', 'dropoff_contact_phone', 'dropoff_address'],
    reference: 'client_reference',
    columns: {
      customer_name: [['dropoff_contact_firstname', 'dropoff_contact_lastname']],
      customer_phone: [['dropoff_contact_phone']],
      dropoff_address: [['dropoff_address']],
      notes: [['dropoff_comment']],
      description: [['package_description']],
      delivery_date: [['dropoff_at'], ['pickup_at']],
    },
  },
  coopcycle: {
    signs: ['pickup.address', 'dropoff.address', 'dropoff.timeslot'],
    reference: 'dropoff.ref',
    columns: {
      customer_name: [['dropoff.address.contactname'], ['dropoff.address.name']],
      customer_phone: [['dropoff.address.telephone']],
      dropoff_address: [['dropoff.address']],
      notes: [['dropoff.comments']],
      delivery_date: [['dropoff.timeslot'], ['dropoff.after'], ['dropoff.before']],
    },
  },
};
