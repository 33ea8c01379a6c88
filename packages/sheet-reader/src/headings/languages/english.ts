import type { LanguageHeadings } from './language-headings';

export const ENGLISH = {
  en: {
    customer_name:
      'customer|customer name|name|full name|recipient|recipient name|receiver|consignee|client|client name|buyer name|guest name|attention|deliver to name|contact name|contact person',
    customer_phone:
      'phone|phone number|mobile|mobile number|mobile no|contact number|contact no|tel|telephone|cell|cell phone|whatsapp number|hp|hp no|handphone|recipient phone|customer phone number|phone no',
    dropoff_address:
      'address|delivery address|deliver to|street address|full address|shipping address|drop off|dropoff|drop-off address|destination|location|delivery location|ship to|customer address|recipient address',
    unit: 'unit|unit no|unit number|flat|apartment|apt|suite|floor|room|door|door number|flat no|apt no|floor unit',
    building: 'building|building name|tower|block name|condo|estate|compound|villa|house name',
    notes:
      'notes|note|remarks|remark|comment|comments|instructions|delivery instructions|special instructions|delivery note|message|notes for rider|rider notes|driver notes|customer note',
    description:
      'content|contents|items|item|goods|description|order items|products|product|parcel|package|what|order details|menu',
    amount:
      'amount|value|total|order total|total order value|total amount|order value|order amount|amount due|due|to collect|amount to collect|cod amount|cash to collect|balance due|to pay|sum|grand total|collect|net total|bill',
    payment_method:
      'payment|payment method|payment type|paid by|pay by|mode of payment|method of payment|payment mode|payment option|how paid|pay method',
    delivery_type: 'delivery|delivery type|delivery method|delivery option|order type|service type',
    delivery_date:
      'date|delivery date|day|deliver on|date of delivery|due date|requested date|delivery day|scheduled date|drop off date',
    delivery_time:
      'time|delivery time|hour|deliver at|deliver by|time slot|timeslot|delivery slot|slot|time window|due time|requested time|scheduled time|eta',
    collection_point:
      'collection point|pickup point|pick up point|outlet|branch|store|shop|pickup location|from branch|pickup store|collect from',
    latitude: 'latitude|lat|gps lat',
    longitude: 'longitude|lng|lon|long|gps long',
  },
} as const satisfies LanguageHeadings;
