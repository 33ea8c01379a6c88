/** Where a text names a city: in a part of its own, behind a whole street in one part, or possibly as the street's name. */
export type CityPosition = 'own-part' | 'behind-street' | 'street-name';
