/** An account that waits for its mail to be confirmed. */
export interface FakeRegistration {
  email: string;
  password: string;
  expiresAt: number;
}
