/** Functions over 80 lines, by file. Do not add any; remove one that was split, or the lint fails. */
export const LONG_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'e2e/screenshots/account-screens.ts': ['walkAccounts'],
  'e2e/screenshots/request/form.ts': ['formFields'],
  'e2e/screenshots/state-screens.ts': ['walkStates'],
  'packages/api-client/src/testing/fake-backend.ts': ['createFakeBackend'],
  'packages/api-client/src/testing/fake-payments.ts': ['fakePayments'],
  'packages/ui-kit/src/map/testing/fake-google.ts': ['installFakeGoogle'],
};
