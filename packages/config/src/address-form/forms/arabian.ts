import {
  BUILDING,
  inBuilding,
  inUnit,
  postalCode,
  rare,
  seldomCode,
  type AddressForm,
} from '../address-form';

const FLOOR = { en: 'Floor', ar: 'الدور' };
const FLAT = { en: 'Flat', ar: 'الشقة' };
const BLOCK = { en: 'Block', ar: 'القطعة' };
const STREET = { en: 'Street', ar: 'الشارع' };
const HOUSE = { en: 'House or building', ar: 'المنزل أو المبنى' };
const LANDMARK = { en: 'Landmark', ar: 'علامة مميزة' };
const BUILDING_NUMBER = { en: 'Building number', ar: 'رقم المبنى' };

const FLOOR_AND_FLAT = [inUnit('floor', 'Floor {}', FLOOR), inUnit('flat', 'Flat {}', FLAT)];
const FLOOR_AND_FLAT_IN_ARABIC = [inUnit('floor', 'الدور {}', FLOOR), inUnit('flat', 'شقة {}', FLAT)];

const base = { shownOrder: 'text-first', joint: ' ' } as const;

/** English marks where English is the first language of the country's screens, because riders read them. */
export const ARABIAN_FORMS = {
  AE: {
    ...base,
    fields: [BUILDING, ...FLOOR_AND_FLAT, rare(inBuilding('landmark', 'near {}', LANDMARK))],
    example: 'Al Wahda Street, Abu Dhabi',
    postalCode: null,
  },
  BH: {
    ...base,
    fields: [
      inBuilding('house', 'Building {}', HOUSE),
      inBuilding('road', 'Road {}', { en: 'Road', ar: 'الطريق' }),
      inBuilding('block', 'Block {}', { en: 'Block', ar: 'المجمع' }),
      ...FLOOR_AND_FLAT,
    ],
    example: 'Adliya, Manama',
    postalCode: seldomCode('\\d{3,4}', '317'),
  },
  EG: {
    ...base,
    fields: [
      inBuilding('house', 'عمارة {}', { en: 'Building', ar: 'العمارة' }),
      ...FLOOR_AND_FLAT_IN_ARABIC,
      rare(inBuilding('landmark', 'بجوار {}', LANDMARK)),
    ],
    example: 'شارع طلعت حرب، القاهرة',
    postalCode: seldomCode('\\d{5}', '11511'),
  },
  IQ: {
    ...base,
    fields: [
      inBuilding('quarter', 'محلة {}', { en: 'Quarter (mahalla)', ar: 'المحلة' }),
      inBuilding('alley', 'زقاق {}', { en: 'Alley (zuqaq)', ar: 'الزقاق' }),
      inBuilding('house', 'دار {}', { en: 'House (dar)', ar: 'الدار' }),
      inBuilding('landmark', 'قرب {}', { en: 'Nearest landmark', ar: 'أقرب نقطة دالة' }),
    ],
    example: 'الكرادة، بغداد',
    postalCode: seldomCode('\\d{5}', '10011'),
  },
  JO: {
    ...base,
    fields: [
      inBuilding('house', 'بناية {}', { en: 'Building', ar: 'البناية' }),
      inUnit('floor', 'طابق {}', { en: 'Floor', ar: 'الطابق' }),
      inUnit('flat', 'شقة {}', FLAT),
      rare(inBuilding('landmark', 'قرب {}', LANDMARK)),
    ],
    example: 'شارع الرينبو، عمّان',
    postalCode: seldomCode('\\d{5}', '11118'),
  },
  KW: {
    ...base,
    fields: [
      inBuilding('block', 'Block {}', BLOCK),
      inBuilding('street', 'Street {}', STREET),
      inBuilding('avenue', 'Avenue {}', { en: 'Avenue', ar: 'الجادة' }),
      inBuilding('house', 'House {}', HOUSE),
      ...FLOOR_AND_FLAT,
    ],
    example: 'Salwa',
    postalCode: seldomCode('\\d{5}', '13001'),
  },
  OM: {
    ...base,
    fields: [
      inBuilding('house', 'House {}', HOUSE),
      inBuilding('way', 'Way {}', { en: 'Way', ar: 'السكة' }),
      inBuilding('block', 'Block {}', { en: 'Block', ar: 'المربع' }),
      ...FLOOR_AND_FLAT,
    ],
    example: 'Al Khuwair, Muscat',
    postalCode: seldomCode('\\d{3}', '112'),
  },
  QA: {
    ...base,
    fields: [
      inBuilding('zone', 'Zone {}', { en: 'Zone', ar: 'المنطقة' }),
      inBuilding('street', 'Street {}', STREET),
      inBuilding('house', 'Building {}', BUILDING_NUMBER),
      ...FLOOR_AND_FLAT,
    ],
    example: 'Al Sadd, Doha',
    postalCode: null,
  },
  SA: {
    ...base,
    fields: [
      inBuilding('house', 'مبنى {}', BUILDING_NUMBER),
      ...FLOOR_AND_FLAT_IN_ARABIC,
      rare(inBuilding('short-address', 'العنوان المختصر {}', { en: 'Short address', ar: 'العنوان المختصر' })),
    ],
    example: 'شارع العليا، الرياض',
    postalCode: postalCode('\\d{5}(?:-\\d{4})?', '12211'),
  },
  TR: {
    ...base,
    fields: [
      BUILDING,
      inBuilding('block', 'Blok {}', { en: 'Block', tr: 'Blok' }),
      inUnit('floor', 'Kat {}', { en: 'Floor', tr: 'Kat' }),
      inUnit('flat', 'Daire {}', { en: 'Flat', tr: 'Daire' }),
      rare(inUnit('directions', 'Tarif: {}', { en: 'Directions', tr: 'Adres tarifi' })),
    ],
    example: 'Kızılay Mah. Sakarya Cad. No: 12, 06420 Çankaya/Ankara',
    postalCode: postalCode('\\d{5}', '06420'),
  },
} satisfies Record<string, AddressForm>;
