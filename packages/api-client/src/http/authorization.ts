/** Authorization values of the three application modes. */
export const authorizationHeader = {
  classic: (tokens: { AccessToken: string; IdToken: string }) =>
    `Bearer ${tokens.AccessToken}|${tokens.IdToken}`,
  godroid: (token: string) => `GoDroid ${token}`,
  guest: (token: string) => `Bearer ${token}`,
} as const;
