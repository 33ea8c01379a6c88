/** Official fixed rate: lev per euro. */
const LEV_PER_EURO = 1.95583;
const CENTS = 100;

/** Converts euro to lev, both in major units, rounded to the stotinka. */
export const inLev = (euro: number): number =>
  (Math.sign(euro) * Math.round(Math.abs(euro) * LEV_PER_EURO * CENTS)) / CENTS;
