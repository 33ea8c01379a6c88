/** Real phone rules need a library; the fake accepts eight digits. */
export const isPossiblePhone = (phone: string): boolean => phone.replace(/\D/g, '').length >= 8;

const significant = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '');

/** Whether a typed number equals an order's, ignoring the country prefix. */
export const isSamePhone = (held: string, typed: string): boolean =>
  significant(typed) !== '' && significant(held).endsWith(significant(typed));
