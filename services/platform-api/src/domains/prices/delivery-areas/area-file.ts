import type { CountryCode } from '@courier/config';
import type { RuleFileKind } from '../operator-rules/rule-file-kind';
import type { AreaRule } from '../rule-shapes/area-rules';
import { assessAreas } from './assess-areas';
import { readAreas } from './read-areas';

export const areaFile: RuleFileKind<'areas'> = {
  kind: 'areas',
  read: readAreas,
  write: (byCountry) => {
    const features = [...byCountry].flatMap(([country, areas]) =>
      areas.map((area) => toFeature(country, area)),
    );
    // One line per feature, so that a difference names areas.
    const lines = features.map((feature) => JSON.stringify(feature)).join(',\n');
    return `{"type":"FeatureCollection","features":[\n${lines}\n]}\n`;
  },
  listEntries: (country, areas) => areas.map((area) => JSON.stringify(toFeature(country, area))),
  assess: assessAreas,
};

function toFeature(country: CountryCode, { name, scope, outer, holes }: AreaRule) {
  const ring = (corners: AreaRule['outer']) => {
    const positions = corners.map(({ latitude, longitude }) => [longitude, latitude]);
    return [...positions, ...positions.slice(0, 1)];
  };
  const { city, vendorId } = scope;
  return {
    type: 'Feature',
    properties: { country, name, ...(city ? { city } : {}), ...(vendorId ? { vendor: vendorId } : {}) },
    geometry: { type: 'Polygon', coordinates: [outer, ...holes].map(ring) },
  };
}
