import { BUILDING, inBuilding, inUnit, postalCode, rare, type AddressForm } from '../address-form';

const base = { shownOrder: 'text-first', joint: ' ' } as const;

/** Austria, Cyprus, Denmark, Finland, Germany, Greece, Norway, Spain and Sweden. */
export const WESTERN_EUROPEAN_FORMS = {
  AT: {
    ...base,
    fields: [
      inBuilding('staircase', 'Stiege {}', { en: 'Staircase', de: 'Stiege' }),
      inUnit('floor', 'Stock {}', { en: 'Floor', de: 'Stock' }),
      inUnit('door', 'Tür {}', { en: 'Door', de: 'Tür' }),
      rare(BUILDING),
    ],
    example: 'Mariahilfer Straße 12, 1060 Wien',
    postalCode: postalCode('\\d{4}', '1060'),
  },
  CY: {
    ...base,
    fields: [
      BUILDING,
      inUnit('floor', 'όροφος {}', { en: 'Floor', el: 'Όροφος' }),
      inUnit('flat', 'διαμ. {}', { en: 'Flat', el: 'Διαμέρισμα' }),
    ],
    example: 'Λήδρας 12, 1011 Λευκωσία',
    postalCode: postalCode('\\d{4}', '1011'),
  },
  DE: {
    ...base,
    fields: [
      inBuilding('part', 'Haus {}', { en: 'House part or entrance', de: 'Gebäudeteil oder Aufgang' }),
      inUnit('floor', 'Etage {}', { en: 'Floor', de: 'Etage' }),
      inUnit('bell', 'Klingel {}', { en: 'Name on the bell', de: 'Name an der Klingel' }),
      rare(BUILDING),
    ],
    example: 'Torstraße 12, 10119 Berlin',
    postalCode: postalCode('\\d{5}', '10119'),
  },
  DK: {
    ...base,
    fields: [
      inUnit('floor', 'etage {}', { en: 'Floor', da: 'Etage' }),
      inUnit('door', 'dør {}', { en: 'Side or door', da: 'Side eller dør' }),
      rare(BUILDING),
    ],
    example: 'Vesterbrogade 12, 1620 København V',
    postalCode: postalCode('\\d{4}', '1620'),
  },
  ES: {
    ...base,
    fields: [
      inBuilding('entrance', 'portal {}', { en: 'Entrance', es: 'Portal' }),
      inBuilding('staircase', 'esc. {}', { en: 'Staircase', es: 'Escalera' }),
      inUnit('floor', 'piso {}', { en: 'Floor', es: 'Piso' }),
      inUnit('door', 'puerta {}', { en: 'Door', es: 'Puerta' }),
      rare(BUILDING),
    ],
    example: 'Calle de Alcalá 12, 28014 Madrid',
    postalCode: postalCode('\\d{5}', '28014'),
  },
  FI: {
    ...base,
    fields: [
      inBuilding('staircase', 'porras {}', { en: 'Staircase', fi: 'Porras', sv: 'Trappa' }),
      inUnit('flat', 'as. {}', { en: 'Flat', fi: 'Asunto', sv: 'Bostad' }),
      inUnit('door-code', 'ovikoodi {}', { en: 'Door code', fi: 'Ovikoodi', sv: 'Portkod' }),
      rare(BUILDING),
    ],
    example: 'Mannerheimintie 12, 00100 Helsinki',
    postalCode: postalCode('\\d{5}', '00100'),
  },
  GR: {
    ...base,
    fields: [
      inUnit('floor', 'όροφος {}', { en: 'Floor', el: 'Όροφος' }),
      inUnit('bell', 'κουδούνι {}', { en: 'Name on the bell', el: 'Όνομα στο κουδούνι' }),
      rare(BUILDING),
    ],
    example: 'Ερμού 12, 105 63 Αθήνα',
    postalCode: postalCode('\\d{3} ?\\d{2}', '105 63'),
  },
  NO: {
    ...base,
    fields: [
      inBuilding('staircase', 'oppgang {}', { en: 'Staircase', nb: 'Oppgang' }),
      inUnit('floor', 'etasje {}', { en: 'Floor', nb: 'Etasje' }),
      inUnit('flat', 'bolig {}', { en: 'Flat number', nb: 'Bolignummer' }),
      rare(BUILDING),
    ],
    example: 'Karl Johans gate 12, 0154 Oslo',
    postalCode: postalCode('\\d{4}', '0154'),
  },
  SE: {
    ...base,
    fields: [
      inUnit('floor', 'våning {}', { en: 'Floor', sv: 'Våning' }),
      inUnit('flat', 'lgh {}', { en: 'Flat number', sv: 'Lägenhetsnummer' }),
      inUnit('door-code', 'portkod {}', { en: 'Door code', sv: 'Portkod' }),
      rare(BUILDING),
    ],
    example: 'Drottninggatan 12, 111 51 Stockholm',
    postalCode: postalCode('\\d{3} ?\\d{2}', '111 51'),
  },
} satisfies Record<string, AddressForm>;
