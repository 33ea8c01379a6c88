/** Phone rules need a library the real backend has; the fake is content with eight digits. */
export const isPossiblePhone = (phone: string): boolean => phone.replace(/\D/g, '').length >= 8;

const significant = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '');

/** Whether a number as somebody types it, with or without the country, is the one an order holds. */
export const isSamePhone = (held: string, typed: string): boolean =>
  significant(typed) !== '' && significant(held).endsWith(significant(typed));
