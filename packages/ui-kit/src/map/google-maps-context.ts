import { createContext } from 'react';
import type { GoogleMapsAccess } from './google/google-access';

/** Google's map for every map below, where the portal has a key; null draws the embedded map or the style given. */
export const GoogleMapsContext = createContext<GoogleMapsAccess | null>(null);
