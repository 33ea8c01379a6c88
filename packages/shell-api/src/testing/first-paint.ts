export { drawFirstPaint, Widths } from './draw-first-paint';
export type { TestShell as FirstPaintShell } from './create-test-shell';
