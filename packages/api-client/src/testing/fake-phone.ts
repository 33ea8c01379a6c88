/** Phone rules need a library the real backend has; the fake is content with eight digits. */
export const isPossiblePhone = (phone: string): boolean => phone.replace(/\D/g, '').length >= 8;

const significant = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '');

/** Whether a typed number, with or without the country prefix, equals the number of an order. */
export const isSamePhone = (held: string, typed: string): boolean =>
  significant(typed) !== '' && significant(held).endsWith(significant(typed));
