import {
  BUILDING,
  inBuilding,
  inUnit,
  postalCode,
  rare,
  seldomCode,
  type AddressForm,
} from '../address-form';

const FLOOR = inUnit('floor', 'Piso {}', { en: 'Floor', es: 'Piso' });
const REFERENCE = inBuilding('landmark', 'Ref.: {}', { en: 'Landmark', es: 'Referencia' });

const flat = (mark: string, es: string) => inUnit('flat', `${mark} {}`, { en: 'Flat', es });
const corner = (mark: string, en: string, es: string) => inBuilding('corner', `${mark} {}`, { en, es });
const tower = inBuilding('tower', 'Torre {}', { en: 'Tower', es: 'Torre' });

const base = { shownOrder: 'text-first', joint: ' ' } as const;

/** South and Central America. */
export const AMERICAN_FORMS = {
  AR: {
    ...base,
    fields: [
      FLOOR,
      flat('Depto.', 'Departamento'),
      corner('entre', 'Between the streets', 'Entre calles'),
      rare(BUILDING),
    ],
    example: 'Av. Corrientes 1234, C1043 Buenos Aires',
    postalCode: seldomCode('[A-Z]?\\d{4}(?:[A-Z]{3})?', 'C1043'),
  },
  BO: {
    ...base,
    fields: [
      BUILDING,
      FLOOR,
      flat('Depto.', 'Departamento'),
      inBuilding('zone', 'Zona {}', { en: 'Zone', es: 'Zona' }),
      REFERENCE,
    ],
    example: 'Av. 16 de Julio 1490, La Paz',
    postalCode: null,
  },
  CL: {
    ...base,
    fields: [tower, flat('Depto.', 'Departamento'), rare(BUILDING), rare(REFERENCE)],
    example: 'Av. Providencia 1234, Providencia, Santiago',
    postalCode: seldomCode('\\d{3}-?\\d{4}', '7500000'),
  },
  DO: {
    ...base,
    fields: [
      BUILDING,
      flat('Apto.', 'Apartamento'),
      inBuilding('sector', 'Sector {}', { en: 'Sector', es: 'Sector' }),
      REFERENCE,
    ],
    example: 'Calle El Conde 53, Santo Domingo',
    postalCode: seldomCode('\\d{5}', '10210'),
  },
  EC: {
    ...base,
    fields: [
      corner('intersección', 'Crossing street', 'Intersección'),
      BUILDING,
      FLOOR,
      flat('Dpto.', 'Departamento'),
      REFERENCE,
    ],
    example: 'Av. Amazonas N34-120, Quito',
    postalCode: seldomCode('\\d{6}', '170135'),
  },
  PA: {
    ...base,
    fields: [BUILDING, FLOOR, flat('Apto.', 'Apartamento'), REFERENCE],
    example: 'Calle 50, Bella Vista, Ciudad de Panamá',
    postalCode: seldomCode('\\d{4}', '0801'),
  },
  PE: {
    ...base,
    fields: [
      inBuilding('block', 'Mz. {}', { en: 'Block (manzana)', es: 'Manzana' }),
      inBuilding('lot', 'Lt. {}', { en: 'Lot', es: 'Lote' }),
      flat('Dpto.', 'Departamento'),
      REFERENCE,
    ],
    example: 'Av. Larco 345, Miraflores, Lima',
    postalCode: seldomCode('\\d{5}', '15074'),
  },
  PY: {
    ...base,
    fields: [
      corner('casi', 'Near the crossing of', 'Casi'),
      BUILDING,
      FLOOR,
      flat('Dpto.', 'Departamento'),
      rare(REFERENCE),
    ],
    example: 'Palma 456, Asunción',
    postalCode: seldomCode('\\d{4,6}', '001001'),
  },
  UY: {
    ...base,
    fields: [flat('Apto.', 'Apartamento'), corner('esq.', 'Corner', 'Esquina'), rare(BUILDING)],
    example: 'Av. 18 de Julio 1234, 11100 Montevideo',
    postalCode: postalCode('\\d{5}', '11100'),
  },
  VE: {
    ...base,
    fields: [
      inBuilding('house', 'Edif. {}', { en: 'Building or villa', es: 'Edificio o quinta' }),
      tower,
      FLOOR,
      flat('Apto.', 'Apartamento'),
      REFERENCE,
    ],
    example: 'Av. Francisco de Miranda, Chacao, Caracas',
    postalCode: seldomCode('\\d{4}(?:-?[A-Z])?', '1060'),
  },
} satisfies Record<string, AddressForm>;
