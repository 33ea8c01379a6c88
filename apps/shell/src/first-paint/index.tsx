import { drawFirstPaint } from '@courier/shell-api/first-paint';
import { FirstFrame } from './FirstFrame';

/** What stands around every screen's first paint, for the build. */
export const firstPaints = { frame: () => drawFirstPaint({ draw: () => <FirstFrame /> }) };
