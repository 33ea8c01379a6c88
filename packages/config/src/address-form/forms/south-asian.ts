import {
  BUILDING,
  UNIT,
  inBuilding,
  inUnit,
  postalCode,
  rare,
  seldomCode,
  type AddressForm,
} from '../address-form';

const PHILIPPINE = {
  barangay: { en: 'Barangay', fil: 'Barangay' },
  landmark: { en: 'Landmark', fil: 'Palatandaan' },
};

const base = { shownOrder: 'text-first', joint: ' ' } as const;

/** South and South East Asia. */
export const SOUTH_ASIAN_FORMS = {
  BD: {
    ...base,
    fields: [
      inBuilding('house', 'বাসা {}', { en: 'House', bn: 'বাসা' }),
      inBuilding('road', 'রোড {}', { en: 'Road', bn: 'রোড' }),
      inBuilding('block', 'ব্লক {}', { en: 'Block or sector', bn: 'ব্লক বা সেক্টর' }),
      inUnit('floor', 'তলা {}', { en: 'Floor', bn: 'তলা' }),
      inUnit('flat', 'ফ্ল্যাট {}', { en: 'Flat', bn: 'ফ্ল্যাট' }),
    ],
    example: 'ধানমন্ডি, ঢাকা ১২০৯',
    postalCode: seldomCode('\\d{4}', '1209'),
  },
  KH: {
    ...base,
    fields: [
      inBuilding('house', 'ផ្ទះ {}', { en: 'House', km: 'ផ្ទះលេខ' }),
      inBuilding('street', 'ផ្លូវ {}', { en: 'Street', km: 'ផ្លូវ' }),
      inUnit('floor', 'ជាន់ {}', { en: 'Floor', km: 'ជាន់' }),
      inUnit('room', 'បន្ទប់ {}', { en: 'Room', km: 'បន្ទប់' }),
    ],
    example: 'បឹងកេងកង ភ្នំពេញ',
    postalCode: seldomCode('\\d{5,6}', '120101'),
  },
  LA: {
    ...base,
    fields: [
      inBuilding('house', 'ເຮືອນ {}', { en: 'House', lo: 'ເຮືອນເລກທີ' }),
      inBuilding('section', 'ໜ່ວຍ {}', { en: 'Section', lo: 'ໜ່ວຍ' }),
      inUnit('room', 'ຫ້ອງ {}', { en: 'Room', lo: 'ຫ້ອງ' }),
      rare(inBuilding('landmark', 'ໃກ້ {}', { en: 'Landmark', lo: 'ຈຸດສັງເກດ' })),
    ],
    example: 'ບ້ານ ສີເມືອງ, ວຽງຈັນ',
    postalCode: seldomCode('\\d{5}', '01000'),
  },
  MM: {
    ...base,
    fields: [
      inBuilding('house', 'အမှတ် {}', { en: 'House or building number', my: 'အိမ် (သို့) တိုက်အမှတ်' }),
      inBuilding('ward', 'ရပ်ကွက် {}', { en: 'Ward', my: 'ရပ်ကွက်' }),
      inUnit('floor', 'အလွှာ {}', { en: 'Floor', my: 'အလွှာ' }),
      inUnit('room', 'အခန်း {}', { en: 'Room', my: 'အခန်း' }),
    ],
    example: 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း၊ ရန်ကုန်',
    postalCode: seldomCode('\\d{5}(?:\\d{2})?', '11181'),
  },
  MY: {
    ...base,
    fields: [
      UNIT,
      inUnit('floor', 'Level {}', { en: 'Level', ms: 'Tingkat', zh: '楼层' }),
      BUILDING,
      inBuilding('block', 'Block {}', { en: 'Block', ms: 'Blok', zh: '座' }),
    ],
    example: '12, Jalan Ampang, 50450 Kuala Lumpur',
    postalCode: postalCode('\\d{5}', '50450'),
  },
  PH: {
    ...base,
    fields: [
      UNIT,
      BUILDING,
      inBuilding('barangay', 'Brgy. {}', PHILIPPINE.barangay),
      inBuilding('landmark', 'near {}', PHILIPPINE.landmark),
    ],
    example: '123 Taft Avenue, Malate, 1004 Manila',
    postalCode: postalCode('\\d{4}', '1004'),
  },
  PK: {
    ...base,
    fields: [
      inBuilding('house', 'House {}', { en: 'House or plot', ur: 'مکان یا پلاٹ' }),
      inBuilding('street', 'Street {}', { en: 'Street', ur: 'گلی' }),
      inBuilding('block', 'Block {}', { en: 'Block, sector or phase', ur: 'بلاک، سیکٹر یا فیز' }),
      inBuilding('landmark', 'near {}', { en: 'Landmark', ur: 'مشہور مقام' }),
      inUnit('floor', 'Floor {}', { en: 'Floor', ur: 'منزل' }),
      inUnit('flat', 'Flat {}', { en: 'Flat', ur: 'فلیٹ' }),
    ],
    example: 'Gulshan-e-Iqbal, Karachi 75300',
    postalCode: postalCode('\\d{5}', '75300'),
  },
  SG: {
    ...base,
    fields: [
      inBuilding('block', 'Blk {}', { en: 'Block', zh: '大牌' }),
      BUILDING,
      inUnit('number', '#{}', { en: 'Unit (floor-number)', zh: '单位（楼层-门牌）' }),
    ],
    example: '335 Orchard Road, Singapore 238868',
    postalCode: postalCode('\\d{6}', '238868'),
  },
  TH: {
    ...base,
    fields: [
      inBuilding('house', 'เลขที่ {}', { en: 'House number', th: 'บ้านเลขที่' }),
      inBuilding('lane', 'ซอย {}', { en: 'Soi', th: 'ซอย' }),
      inBuilding('estate', 'อาคาร {}', { en: 'Building or village', th: 'อาคารหรือหมู่บ้าน' }),
      inUnit('floor', 'ชั้น {}', { en: 'Floor', th: 'ชั้น' }),
      inUnit('room', 'ห้อง {}', { en: 'Room', th: 'ห้อง' }),
    ],
    example: 'ถนนสุขุมวิท เขตวัฒนา กรุงเทพฯ 10110',
    postalCode: postalCode('\\d{5}', '10110'),
  },
  VN: {
    ...base,
    fields: [
      inBuilding('alley', 'Ngõ {}', { en: 'Alley', vi: 'Ngõ (hẻm)' }),
      BUILDING,
      inUnit('floor', 'Tầng {}', { en: 'Floor', vi: 'Tầng' }),
      inUnit('flat', 'Căn hộ {}', { en: 'Flat', vi: 'Căn hộ' }),
    ],
    example: '25 Lý Thường Kiệt, Hoàn Kiếm, Hà Nội',
    postalCode: seldomCode('\\d{5,6}', '11022'),
  },
} satisfies Record<string, AddressForm>;
