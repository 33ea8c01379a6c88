import { createContext } from 'react';
import type { GoogleMapsAccess } from './google-access';

/**
 * Uses Google's map for all maps below if the portal has a key; null for the embedded map or the given style.
 */
export const GoogleMapsContext = createContext<GoogleMapsAccess | null>(null);
