import { BUILDING, inBuilding, inUnit, postalCode, rare, type AddressForm } from '../address-form';

const base = { shownOrder: 'text-first', joint: ' ' } as const;

/** Bulgaria, Croatia, Czechia, Hungary, Poland, Romania and Slovakia. */
export const EASTERN_EUROPEAN_FORMS = {
  BG: {
    ...base,
    fields: [
      inBuilding('block', 'бл. {}', { en: 'Block', bg: 'Блок' }),
      inBuilding('entrance', 'вх. {}', { en: 'Entrance', bg: 'Вход' }),
      inUnit('floor', 'ет. {}', { en: 'Floor', bg: 'Етаж' }),
      inUnit('flat', 'ап. {}', { en: 'Flat', bg: 'Апартамент' }),
      rare(BUILDING),
    ],
    example: 'бул. Витоша 12, 1000 София',
    postalCode: postalCode('\\d{4}', '1000'),
  },
  CZ: {
    ...base,
    fields: [
      inUnit('floor', 'patro {}', { en: 'Floor', cs: 'Patro' }),
      inUnit('flat', 'byt {}', { en: 'Flat', cs: 'Byt' }),
      inUnit('bell', 'zvonek {}', { en: 'Name on the bell', cs: 'Jméno na zvonku' }),
      rare(BUILDING),
    ],
    example: 'Vodičkova 12, 110 00 Praha 1',
    postalCode: postalCode('\\d{3} ?\\d{2}', '110 00'),
  },
  HR: {
    ...base,
    fields: [
      inBuilding('entrance', 'ulaz {}', { en: 'Entrance', hr: 'Ulaz' }),
      inUnit('floor', 'kat {}', { en: 'Floor', hr: 'Kat' }),
      inUnit('bell', 'zvono {}', { en: 'Name on the bell', hr: 'Ime na zvonu' }),
      rare(BUILDING),
    ],
    example: 'Ilica 12, 10000 Zagreb',
    postalCode: postalCode('\\d{5}', '10000'),
  },
  HU: {
    ...base,
    fields: [
      inBuilding('staircase', 'lph. {}', { en: 'Staircase', hu: 'Lépcsőház' }),
      inUnit('floor', 'em. {}', { en: 'Floor', hu: 'Emelet' }),
      inUnit('door', 'ajtó {}', { en: 'Door', hu: 'Ajtó' }),
      inUnit('bell', 'kapucsengő {}', { en: 'Bell', hu: 'Kapucsengő' }),
      rare(BUILDING),
    ],
    example: '1061 Budapest, Andrássy út 12.',
    postalCode: postalCode('\\d{4}', '1061'),
  },
  PL: {
    ...base,
    fields: [
      inBuilding('staircase', 'kl. {}', { en: 'Staircase', pl: 'Klatka' }),
      inUnit('floor', 'piętro {}', { en: 'Floor', pl: 'Piętro' }),
      inUnit('flat', 'm. {}', { en: 'Flat', pl: 'Mieszkanie' }),
      inUnit('door-code', 'kod {}', { en: 'Door code', pl: 'Kod do domofonu' }),
      rare(BUILDING),
    ],
    example: 'ul. Marszałkowska 12, 00-590 Warszawa',
    postalCode: postalCode('\\d{2}-\\d{3}', '00-590'),
  },
  RO: {
    ...base,
    fields: [
      inBuilding('block', 'bl. {}', { en: 'Block', ro: 'Bloc' }),
      inBuilding('staircase', 'sc. {}', { en: 'Staircase', ro: 'Scară' }),
      inUnit('floor', 'et. {}', { en: 'Floor', ro: 'Etaj' }),
      inUnit('flat', 'ap. {}', { en: 'Flat', ro: 'Apartament' }),
      inUnit('bell', 'interfon {}', { en: 'Intercom', ro: 'Interfon' }),
      rare(BUILDING),
    ],
    example: 'Calea Victoriei 12, București 010063',
    postalCode: postalCode('\\d{6}', '010063'),
  },
  SK: {
    ...base,
    fields: [
      inBuilding('entrance', 'vchod {}', { en: 'Entrance', sk: 'Vchod' }),
      inUnit('floor', 'poschodie {}', { en: 'Floor', sk: 'Poschodie' }),
      inUnit('flat', 'byt {}', { en: 'Flat', sk: 'Byt' }),
      inUnit('bell', 'zvonček {}', { en: 'Name on the bell', sk: 'Meno na zvončeku' }),
      rare(BUILDING),
    ],
    example: 'Obchodná 12, 811 06 Bratislava',
    postalCode: postalCode('\\d{3} ?\\d{2}', '811 06'),
  },
} satisfies Record<string, AddressForm>;
