import { isInside } from '@courier/config/geometry';
import type { LatLng } from '@courier/api-client/order-rules';
import { listRoads } from '@courier/platform-api';
import { housePosition } from '../houses/road-numbering';
import { deliveryArea } from '../prices/delivery-area';

export interface Destination {
  readonly address: string;
  readonly position: LatLng;
}

type Random = () => number;
type Language = 'en' | 'zh';

const BUILDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Guangfu Garden, Block B', 'Sunrise Tower', 'Harmony Court', 'Lotus Mansion'],
  zh: ['光復花園 B 棟', '仁愛華廈', '敦南大樓', '和平新村'],
};
const TRIES = 40;
const roads = listRoads();

/** An address of the embedded index in the shop's delivery area, so that pin and text match. */
export function destinationNear(
  vendorId: string,
  shop: LatLng,
  language: Language,
  random: Random,
): Destination {
  const area = deliveryArea(vendorId, shop);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = someAddress(language, random);
    if (isInside(area, found.position)) return found;
  }
  return {
    address: language === 'zh' ? '台北市' : 'Taipei City',
    position: { latitude: shop.latitude + 0.006, longitude: shop.longitude + 0.006 },
  };
}

function someAddress(language: Language, random: Random): Destination {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { section, formatHouse } = one(one(roads).sections);
  const mouth = 1 + Math.floor(random() * section.lastNumber);
  const isLane = random() < 0.45;
  const house = isLane
    ? { lane: mouth, alley: 0, number: 1 + Math.floor(random() * 40), suffix: '' }
    : { lane: 0, alley: 0, number: mouth, suffix: random() < 0.12 ? '-2' : '' };
  const street = formatHouse(house, language);
  const floor =
    random() < 0.6
      ? `${1 + Math.floor(random() * 14)}F${random() < 0.3 ? `-${1 + Math.floor(random() * 5)}` : ''}`
      : '';
  const building = random() < 0.2 ? one(BUILDINGS[language]) : '';
  const city = language === 'zh' ? `台北市${street}` : `${street}, Taipei City`;
  return {
    address: [floor, building, city].filter(Boolean).join(', '),
    position: housePosition(section, house),
  };
}
