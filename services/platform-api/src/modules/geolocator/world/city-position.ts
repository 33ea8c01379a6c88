/**
 * How a text names a city: as a separate part, after a whole street in one part, or possibly as the street's
 * name.
 */
export type CityPosition = 'own-part' | 'behind-street' | 'street-name';
