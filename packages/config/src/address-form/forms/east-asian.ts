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

const base = { shownOrder: 'by-script', joint: '' } as const;

/** Written from large to small in their own script. */
export const EAST_ASIAN_FORMS = {
  HK: {
    ...base,
    isWrittenInReverse: true,
    fields: [
      inUnit('flat', '{}室', { en: 'Flat', zh: '室' }),
      inUnit('floor', '{}樓', { en: 'Floor', zh: '樓層' }),
      inBuilding('block', '{}座', { en: 'Block', zh: '座' }),
      BUILDING,
    ],
    example: '九龍旺角彌敦道 688 號',
    postalCode: null,
  },
  JP: {
    ...base,
    fields: [
      BUILDING,
      inUnit('floor', '{}階', { en: 'Floor', ja: '階' }),
      inUnit('room', '{}号室', { en: 'Room', ja: '部屋番号' }),
    ],
    example: '東京都渋谷区神宮前1-2-3',
    postalCode: postalCode('\\d{3}-?\\d{4}', '150-0001'),
  },
  KR: {
    ...base,
    joint: ' ',
    fields: [
      BUILDING,
      inUnit('wing', '{}동', { en: 'Building number (dong)', ko: '동' }),
      inUnit('floor', '{}층', { en: 'Floor', ko: '층' }),
      inUnit('room', '{}호', { en: 'Room (ho)', ko: '호' }),
    ],
    example: '서울특별시 중구 세종대로 110',
    postalCode: postalCode('\\d{5}', '04524'),
  },
  TW: {
    ...base,
    fields: [
      UNIT,
      BUILDING,
      rare(inBuilding('lane', '{}巷', { en: 'Lane', zh: '巷' })),
      rare(inBuilding('alley', '{}弄', { en: 'Alley', zh: '弄' })),
      rare(inBuilding('number', '{}號', { en: 'Number', zh: '號' })),
    ],
    example: '臺北市大安區忠孝東路四段 216 號',
    postalCode: seldomCode('\\d{3}(?:\\d{2,3})?', '106'),
  },
} satisfies Record<string, AddressForm>;
