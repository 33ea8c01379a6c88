export interface GuestDetails {
  name: string;
  phoneNumber: string;
  /** Optional. */
  email: string;
}

export type GuestProblems = Partial<Record<keyof GuestDetails, true>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function guestProblems(
  { name, phoneNumber, email }: GuestDetails,
  isPossiblePhone: (typed: string) => boolean,
): GuestProblems {
  return {
    ...(name.trim() === '' ? { name: true as const } : {}),
    ...(isPossiblePhone(phoneNumber) ? {} : { phoneNumber: true as const }),
    ...(email.trim() === '' || EMAIL.test(email.trim()) ? {} : { email: true as const }),
  };
}
