import { drawFirstPaint } from '@courier/shell-api/first-paint';
import { FirstFrame } from './FirstFrame';

/** The build prerenders this frame for every screen. */
export const firstPaints = { frame: () => drawFirstPaint({ draw: () => <FirstFrame /> }) };
