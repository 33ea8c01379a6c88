/** Prints a measurement, but only at full counts: small ones measure nothing. */
export function printFigure(sentence: string): void {
  if (process.env['COURIER_DEEP']) process.stdout.write(`measured: ${sentence}\n`);
}

/** Prints a measurement that `npm run test:deep` adds to the page of measurements. */
export const printRow = (what: string, value: string, goal?: string): void =>
  printFigure(`${what} = ${value}${goal === undefined ? '' : ` (goal ${goal})`}`);
