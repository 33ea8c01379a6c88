import { createContext } from 'react';
import type { MapTiles } from '@courier/config';

/** The operator's streets for all embedded maps below; null for the embedded streets only. */
export const MapTilesContext = createContext<MapTiles | null>(null);
