/** Says what a test has measured, at the full counts only: small ones prove the rule and measure nothing. */
export function printFigure(sentence: string): void {
  if (process.env['COURIER_DEEP']) process.stdout.write(`measured: ${sentence}\n`);
}
