import { AROUND, items, land, shop, type LocalCountries } from './local-country';

const NOTES = ['Llamar al llegar.', 'Dejar con el conserje.', 'El timbre no funciona.'] as const;
// oxfmt-ignore
const SOUTH = ['Valentina Gómez', 'Mateo Fernández', 'Camila Acosta', 'Santiago Benítez', 'Florencia Ruiz', 'Joaquín Silva', 'Micaela Sosa', 'Tomás Herrera', 'Julieta Cabrera', 'Nicolás Giménez'];
// oxfmt-ignore
const ANDES = ['Daniela Quispe', 'Luis Mamani', 'Gabriela Vargas', 'Carlos Rojas', 'Andrea Salazar', 'Jorge Castillo', 'Paola Chávez', 'Diego Morales', 'Verónica Paredes', 'José Huamán'];
// oxfmt-ignore
const CARIBBEAN = ['Yesenia Peralta', 'Ramón Guzmán', 'María José Castillo', 'Wilmer Contreras', 'Carolina Medina', 'Luis Alberto Núñez', 'Génesis Rivas', 'Ángel De León', 'Katherine Batista', 'Héctor Bermúdez'];
const beside = (city: string) => (street: string, number: number) => `${street} ${number}, ${city}`;

// oxfmt-ignore
export const LATIN_AMERICA = {
  AR: {
    city: 'Buenos Aires',
    shop: shop(['Té del Puerto', 'Defensa', 742], ['Once', 'Av. Rivadavia', 2340]),
    names: SOUTH,
    streets: ['Defensa', 'Av. Corrientes', 'Av. de Mayo', 'Av. Rivadavia', 'Florida', 'Av. Belgrano', 'Perú'],
    address: beside('Buenos Aires'),
    notes: ['Tocar timbre 3 B.', 'Dejar con el encargado.', 'El portero eléctrico no anda.'],
    items: items(['té con limón', 2800], ['cortado', 3200], ['medialunas', 2400], ['empanadas', 5600], ['alfajor', 1900], ['submarino', 4300]),
    inland: land(0.85, 1.4),
  },
  BO: {
    city: 'La Paz',
    shop: shop(['Té del Puerto', 'Calle Comercio', 118], ['Sopocachi', 'Av. 6 de Agosto', 2210]),
    names: ANDES,
    streets: ['Calle Comercio', 'Av. 16 de Julio', 'Calle Sagárnaga', 'Av. Arce', 'Calle Potosí', 'Calle Linares'],
    address: beside('La Paz'),
    notes: NOTES,
    items: items(['mate de coca', 8], ['api morado', 10], ['salteña', 9], ['buñuelo', 5], ['trimate', 8], ['cuñapé', 6]),
    inland: AROUND,
  },
  CL: {
    city: 'Santiago',
    shop: shop(['Té del Puerto', 'Calle Merced', 349], ['Ñuñoa', 'Av. Irarrázaval', 1820]),
    names: SOUTH,
    streets: ['Calle Merced', 'Av. Providencia', 'Calle Huérfanos', 'Av. Vicuña Mackenna', 'Calle Agustinas', 'Av. Irarrázaval'],
    address: beside('Santiago'),
    notes: NOTES,
    items: items(['té con canela', 2200], ['mote con huesillo', 2500], ['empanada de pino', 2900], ['sopaipilla', 900], ['kuchen', 3400], ['café helado', 3900]),
    inland: AROUND,
  },
  DO: {
    city: 'Santo Domingo',
    shop: shop(['Té del Puerto', 'Calle El Conde', 56], ['Gascue', 'Av. Bolívar', 203]),
    names: CARIBBEAN,
    streets: ['Calle El Conde', 'Av. Bolívar', 'Av. Independencia', 'Av. Máximo Gómez', 'Av. 27 de Febrero', 'Calle Las Mercedes'],
    address: beside('Santo Domingo'),
    notes: NOTES,
    items: items(['té de jengibre', 95], ['morir soñando', 140], ['quipe', 60], ['pastelito', 55], ['mangú', 220], ['jugo de chinola', 120]),
    inland: land(0.15, 0.85),
  },
  EC: {
    city: 'Quito',
    shop: shop(['Té del Puerto', 'Av. Amazonas', 1420], ['La Carolina', 'Av. de los Shyris', 360]),
    names: ANDES,
    streets: ['Av. Amazonas', 'Av. 6 de Diciembre', 'Av. 10 de Agosto', 'Av. República', 'Av. Eloy Alfaro', 'Av. de los Shyris'],
    address: (street, number) => `${street} N${number}, Quito`,
    notes: NOTES,
    items: items(['horchata lojana', 1.5], ['canelazo', 2.75], ['humita', 1.8], ['empanada de viento', 1.6], ['espumilla', 1.2], ['jugo de naranjilla', 2.2]),
    inland: land(0.3, 0.7),
  },
  PA: {
    city: 'Ciudad de Panamá',
    shop: shop(['Té del Puerto', 'Vía Argentina', 27], ['Calidonia', 'Av. Perú', 41]),
    names: CARIBBEAN,
    streets: ['Vía Argentina', 'Vía España', 'Calle 50', 'Av. Central', 'Av. Justo Arosemena', 'Av. Perú'],
    address: beside('Ciudad de Panamá'),
    notes: NOTES,
    items: items(['té de saril', 2.25], ['raspado', 1.75], ['hojaldre', 1.1], ['carimañola', 1.4], ['tres leches', 4.2], ['batido de guanábana', 3.5]),
    inland: land(0.45, 0.9),
  },
  PE: {
    city: 'Lima',
    shop: shop(['Té del Puerto', 'Jirón Ucayali', 266], ['Breña', 'Av. Brasil', 740]),
    names: ANDES,
    streets: ['Jirón Ucayali', 'Jirón de la Unión', 'Av. Abancay', 'Av. Tacna', 'Av. Arequipa', 'Jirón Carabaya'],
    address: beside('Lima'),
    notes: NOTES,
    items: items(['emoliente', 5], ['chicha morada', 7], ['picarones', 12], ['tamal', 9], ['suspiro limeño', 14], ['café pasado', 8]),
    inland: land(0, 0.5),
  },
  PY: {
    city: 'Asunción',
    shop: shop(['Té del Puerto', 'Av. España', 812], ['Villa Morra', 'Av. Mariscal López', 3104]),
    names: SOUTH,
    streets: ['Av. España', 'Av. Mariscal López', 'Av. San Martín', 'Av. Eusebio Ayala', 'Av. Sacramento'],
    address: beside('Asunción'),
    notes: NOTES,
    items: items(['cocido', 8000], ['tereré', 10000], ['chipa', 5000], ['sopa paraguaya', 15000], ['mbejú', 12000], ['jugo de mburucuyá', 14000]),
    inland: land(1.4, 1.95),
  },
  UY: {
    city: 'Montevideo',
    shop: shop(['Té del Puerto', 'Calle Colonia', 1320], ['Tres Cruces', 'Av. 8 de Octubre', 2460]),
    names: SOUTH,
    streets: ['Calle Colonia', 'Av. 18 de Julio', 'Bulevar Artigas', 'Av. 8 de Octubre', 'Calle Soriano', 'Calle Mercedes'],
    address: beside('Montevideo'),
    notes: NOTES,
    items: items(['té con leche', 140], ['bizcochos', 180], ['torta frita', 90], ['chivito', 480], ['alfajor', 110], ['licuado', 210]),
    inland: land(0.2, 0.8),
  },
  VE: {
    city: 'Caracas',
    shop: shop(['Té del Puerto', 'Av. Andrés Bello', 64], ['Chacao', 'Av. Francisco de Miranda', 120]),
    names: CARIBBEAN,
    streets: ['Av. Andrés Bello', 'Av. Urdaneta', 'Av. Universidad', 'Av. Libertador', 'Av. México'],
    address: beside('Caracas'),
    notes: NOTES,
    items: items(['papelón con limón', 90], ['guarapo', 70], ['arepa reina pepiada', 320], ['tequeños', 260], ['cachito', 150], ['golfeado', 140]),
    inland: land(1.85, 2.15),
  },
} satisfies LocalCountries;
