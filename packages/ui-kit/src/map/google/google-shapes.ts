import { areaRings } from '../engine/content-features';
import { readPalette } from '../engine/palette';
import type { MapContent } from '../map-engine';
import type { LatLng } from '../map-props';

export const toGoogle = ({ latitude, longitude }: LatLng): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

/** Google leaves out a ring inside another one only if it turns the other way. */
function turn(ring: readonly LatLng[], isPositive: boolean): readonly LatLng[] {
  const twiceArea = ring.reduce((sum, corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    return sum + corner.longitude * next.latitude - next.longitude * corner.latitude;
  }, 0);
  return twiceArea > 0 === isPositive ? ring : ring.toReversed();
}

type Shape = google.maps.Polygon | google.maps.Polyline;

/** Areas and lines on a Google map, in the theme colours at `element`. */
export function googleShapes(map: google.maps.Map, element: Element) {
  let content: MapContent = { areas: [], route: [], travelled: [], approach: [], straight: [], rings: [] };
  let shapes: Shape[] = [];

  const lineShapes = (points: readonly LatLng[], colour: string, width: number, zIndex: number): Shape[] =>
    points.length < 2
      ? []
      : [
          new google.maps.Polyline({
            map,
            path: points.map(toGoogle),
            strokeColor: colour,
            strokeWeight: width,
            clickable: false,
            zIndex,
          }),
        ];

  const dotted = (points: readonly LatLng[], colour: string): Shape[] =>
    points.length < 2
      ? []
      : [
          new google.maps.Polyline({
            map,
            path: points.map(toGoogle),
            strokeOpacity: 0,
            clickable: false,
            zIndex: 3,
            icons: [
              {
                icon: {
                  path: 'M 0,0 0,0.1',
                  strokeColor: colour,
                  strokeOpacity: 1,
                  strokeWeight: 3,
                  scale: 1,
                },
                offset: '0',
                repeat: '8px',
              },
            ],
          }),
        ];

  function draw(): void {
    for (const shape of shapes) shape.setMap(null);
    const colours = readPalette(element);
    shapes = [
      ...content.areas
        .map(areaRings)
        .filter((rings) => rings.length > 0)
        .map(
          (rings) =>
            new google.maps.Polygon({
              map,
              paths: rings.map((ring, index) => turn(ring, index === 0).map(toGoogle)),
              fillColor: colours.area,
              fillOpacity: 0.2,
              strokeColor: colours.area,
              strokeOpacity: 0.8,
              strokeWeight: 1.5,
              clickable: false,
              zIndex: 1,
            }),
        ),
      ...lineShapes(content.route, colours.routeCase, 9.5, 2),
      ...lineShapes(content.travelled, colours.done, 5, 3),
      ...lineShapes(content.route, colours.route, 5.5, 4),
      ...dotted(content.approach, colours.route),
    ];
  }

  return {
    set(next: MapContent): void {
      content = next;
      draw();
    },
    draw,
  };
}
