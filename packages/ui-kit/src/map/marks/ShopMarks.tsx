import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import {
  calloutBox,
  calloutSpot,
  type Box,
  type CalloutSide,
  type CalloutSpot,
} from '../floating/callout-spot';
import type { MapEngine } from '../map-engine';
import { MapMarker } from './MapMarker';
import type { MapShop } from '../map-props';
import { boxAround, listCrowdMarks } from './mark-space';
import { floatingOver } from '../floating/floating-over';
import styles from '../map.module.css';

/** Sides of a name, preferred first. */
const SIDES: readonly CalloutSide[] = ['top', 'bottom', 'right', 'left'];
const BESIDE_SHOP = { top: 12, bottom: 12, left: 13, right: 13 };
const OVER_ITS_RING: CalloutSpot = { side: 'top', shift: 0 };

interface ShopMarksProps {
  engine: MapEngine;
  shops: readonly MapShop[];
}

/** Shop labels among many orders. They do not overlap; positions are recomputed when the map stops moving. */
export function ShopMarks({ engine, shops }: ShopMarksProps) {
  const names = useRef(new Map<string, HTMLElement>());
  const [spots, setSpots] = useState<ReadonlyMap<string, CalloutSpot>>(new Map());
  const where = JSON.stringify(shops);
  const latest = useRef(shops);
  useLayoutEffect(() => {
    latest.current = shops;
  });

  useLayoutEffect(() => {
    const placeShopNames = () => setSpots(placeNames(engine, names.current, latest.current));
    placeShopNames();
    const stops = [engine.on('settle', placeShopNames), engine.on('resize', placeShopNames)];
    return () => stops.forEach((stop) => stop());
  }, [engine, where]);

  return shops.map(({ id, name, position }) => {
    const { side, shift } = spots.get(id) ?? OVER_ITS_RING;
    return (
      <MapMarker key={id} engine={engine} at={position} className={styles.shopMark}>
        <span className={styles.shopRing} />
        <b
          ref={(element) => {
            if (element) names.current.set(id, element);
            else names.current.delete(id);
          }}
          className={styles.shopName}
          dir="auto"
          data-side={side}
          style={{ '--shift': `${shift}px` } as CSSProperties}
        >
          {name}
        </b>
      </MapMarker>
    );
  });
}

function placeNames(
  engine: MapEngine,
  names: ReadonlyMap<string, HTMLElement>,
  shops: readonly MapShop[],
): ReadonlyMap<string, CalloutSpot> {
  const frame = [...names.values()][0]?.closest<HTMLElement>('[data-map-canvas]');
  const boxes: Box[] = [
    ...listCrowdMarks({ shops }).map(({ at, reach }) => boxAround(engine.project(at), reach)),
    ...floatingOver(frame),
  ];
  return new Map(
    shops.map(({ id, position }) => {
      const name = names.get(id);
      const scene = {
        at: engine.project(position),
        size: { width: name?.offsetWidth ?? 60, height: name?.offsetHeight ?? 18 },
        clearance: BESIDE_SHOP,
        frame: { width: frame?.clientWidth ?? 600, height: frame?.clientHeight ?? 600 },
        lines: [],
        boxes,
        sides: SIDES,
      };
      const spot = calloutSpot(scene);
      boxes.push(calloutBox(scene, spot));
      return [id, spot];
    }),
  );
}
