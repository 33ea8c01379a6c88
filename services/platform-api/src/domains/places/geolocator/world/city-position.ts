/** In its own part, behind a street in the same part, or possibly as the street's name. */
export type CityPosition = 'own-part' | 'behind-street' | 'street-name';
