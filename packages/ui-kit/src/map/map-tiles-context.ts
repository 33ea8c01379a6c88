import { createContext } from 'react';
import type { MapTiles } from '@courier/config';

/** Streets of the operator's own for every embedded map below; null leaves it with those it has. */
export const MapTilesContext = createContext<MapTiles | null>(null);
