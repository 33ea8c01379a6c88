import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { metroSign } from './metro-sign';
import { readPalette } from './palette';

export function drawSigns(map: MapLibreMap, container: HTMLElement): void {
  const sign = metroSign(readPalette(container));
  if (!sign) return;
  if (!map.hasImage('room')) map.addImage('room', { width: 10, height: 10, data: new Uint8Array(400) });
  if (map.hasImage('metro')) map.updateImage('metro', sign.image);
  else map.addImage('metro', sign.image, { pixelRatio: sign.pixelRatio });
}

/** Applies colours, names and spacing of these layers to the existing ones. */
export function repaint(map: MapLibreMap, layers: readonly LayerSpecification[]): void {
  for (const layer of layers) {
    if (!map.getLayer(layer.id)) continue;
    for (const [name, value] of Object.entries(layer.paint ?? {}))
      map.setPaintProperty(layer.id, name as never, value as never);
    if (layer.type === 'symbol' && layer.layout?.['text-field'] !== undefined)
      map.setLayoutProperty(layer.id, 'text-field', layer.layout['text-field'] as never);
    if (layer.id === 'country-names' && layer.type === 'symbol')
      map.setLayoutProperty(layer.id, 'icon-image', layer.layout?.['icon-image'] as never);
    if (layer.id === 'town-names')
      map.setLayoutProperty(
        layer.id,
        'text-letter-spacing',
        (layer as { layout?: Record<string, unknown> }).layout?.['text-letter-spacing'] as never,
      );
  }
}
