/** Prints a measurement, but only at full counts: small ones measure nothing. */
export function printFigure(sentence: string): void {
  if (process.env['COURIER_DEEP']) process.stdout.write(`measured: ${sentence}\n`);
}
