/** Payment method of a cell as the wire names it, e.g. `cash on delivery` -> `CASH_ON_DELIVERY`; PAID when empty. */
export const paymentOfCell = (text: string): string =>
  text === '' ? 'PAID' : text.toUpperCase().replace(/[\s-]+/g, '_');

/** Amount of a cell in major units; null for what is no number. */
export const amountOfCell = (text: string): number | null =>
  /^-?\d{1,12}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null;

/** Whether a cell names a delivery type; an empty one means instant. */
export const isDeliveryType = (text: string): boolean => /^(instant|scheduled|)$/i.test(text);

/** Whether a row is to be delivered at its date and time. */
export const isScheduledCell = (text: string): boolean => text.toLowerCase() === 'scheduled';
