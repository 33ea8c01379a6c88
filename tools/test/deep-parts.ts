/** Tests of a part: by jest and in the browser, or a program. */
export interface DeepPart {
  says: string;
  /** `usual` for a part without repetitions. */
  counts?: 'usual' | 'full';
  jest?: { projects: readonly string[]; files?: readonly string[] };
  e2e?: readonly string[];
  program?: string;
}

const API = ['platform-api', 'platform-api-postgres'];

/**
 * Parts of `npm run test:deep`: their repetitions and tests, by the end of the paths. A part takes at most 40
 * minutes on two cores; `mutation` takes hours on the first run and keeps its results.
 */
export const DEEP_PARTS: Readonly<Record<string, DeepPart>> = {
  races: {
    says: '200 races of each kind: for one order, one change, one refresh, one file; faults while a session is renewed',
    jest: {
      projects: [...API, 'shell'],
      files: ['src/app/races.test.ts', 'src/session/faults.test.tsx'],
    },
  },
  cuts: {
    says: '200 cuts of the live channel at random moments on each database',
    jest: { projects: API, files: ['src/app/live-cuts.test.ts'] },
  },
  kill: {
    says: '30 rounds of kill -9 on each database while orders, files, mails and events are under way, 30 more between a charge and its commit, a backup under load, 20 more while statements are issued, and once while 4,000 rows are placed',
    jest: {
      projects: API,
      files: [
        'src/app/kill.test.ts',
        'src/app/backup.test.ts',
        'src/domains/payments/charge-reference.test.ts',
        'src/domains/payments/killed-charge.postgres.test.ts',
        'src/domains/money/statements/issue/killed-issue.postgres.test.ts',
        'src/app/server.process.test.ts',
        'src/platform/live-bus/live-bus-events.postgres.test.ts',
      ],
    },
    e2e: ['bulk-upload/survives.spec.ts'],
  },
  fleets: {
    says: '200 rounds of kill -9 between the commit and the outgoing message of a fleet, with doubled and reordered reports, and 50 more with cancellations on each database',
    jest: {
      projects: API,
      files: [
        'src/domains/fleets/killed-fleets.postgres.test.ts',
        'src/domains/fleets/killed-reports.test.ts',
      ],
    },
  },
  payments: {
    says: '200 payments at the stand-ins of each payment provider with lost answers, one in eight with kill -9 between the authorisation and its commit; every call of a payment, and a refund, cut between any two queries on each database; abandoned and repeated payments at Cybersource in a browser',
    jest: {
      projects: API,
      files: [
        'src/domains/payments/cut-between-steps.test.ts',
        'src/domains/payments/external/killed-payments.postgres.test.ts',
        'src/domains/payments/external/store-charge-event.test.ts',
        'src/domains/payments/refunds/cut-refunds.test.ts',
      ],
    },
    e2e: ['payments/cybersource.spec.ts'],
  },
  money: {
    says: '10,000 random histories of orders in currencies with 0, 2 and 3 decimals, with changes, vouchers, cancellations, returns and refunds: lines are the fee, nothing is refunded twice, each line is on one statement of four months, and exports and statements add up to the same sums; a statement of 10,000 orders; 10,000 orders whose cash fleets hand in by files on each database, with repeats and two files at once: nothing is booked twice, and accounts sum to zero',
    jest: {
      projects: API,
      files: [
        'src/domains/money/remittance/remittance-histories.test.ts',
        'src/domains/money/statements/money-histories.postgres.test.ts',
        'src/domains/money/statements/issue/large-statement.postgres.test.ts',
      ],
    },
  },
  frozen: {
    says: 'one of two instances frozen 20 times in the middle of its transactions',
    jest: { projects: ['platform-api-postgres'], files: ['src/app/frozen-instance.postgres.test.ts'] },
  },
  image: {
    says: 'the stages of the Dockerfile run in clean root folders, and the server of the last one started read-only as its user, with stg and prd on PostgreSQL and on the embedded database',
    program: 'tools/image/image.ts',
  },
  fuzz: {
    says: '3,000 hostile requests a call, half of them on each database',
    jest: { projects: API, files: ['src/platform/calls/hostile-input.test.ts'] },
  },
  limits: {
    says: 'calls, sign-ins and live channels beyond their limits',
    jest: {
      projects: API,
      files: [
        'src/platform/limits/call-limits.test.ts',
        'src/domains/accounts/identity/known-device.test.ts',
        'src/domains/orders/live/live-limits.test.ts',
        'src/domains/orders/live/session-ends.postgres.test.ts',
      ],
    },
  },
  slow: {
    says: '400 sockets that trickle, and a file of the largest size over a slow line',
    jest: { projects: API, files: ['src/platform/security/slow-requests.test.ts'] },
  },
  workbooks: {
    says: '500 hostile workbooks in a row, one of the largest size, 2,000 that were bent, and 2,000 sheets damaged as people do',
    jest: {
      projects: [...API, 'bulk-upload', 'sheet-reader'],
      files: [
        'src/domains/orders/bulk-jobs/workbook-memory.postgres.test.ts',
        'src/domains/orders/bulk-jobs/odd-workbooks.test.ts',
        'src/api/bad-files.test.ts',
        'src/api/damaged-sheets.test.ts',
        'src/workbook/plain-sheets.test.ts',
      ],
    },
  },
  paste: {
    says: '5,000 pasted messages, and 2,000 ways to fill in the form',
    jest: {
      projects: ['message-reader', 'request-rider'],
      files: ['src/any-message.test.ts', 'src/flow/create-request.user.test.ts'],
    },
  },
  rules: {
    says: '100,000 histories of orders against a model of their own',
    jest: { projects: ['api-client'], files: ['src/order-rules/random-histories.test.ts'] },
  },
  embedded: {
    says: 'the tests of the API that `npm test` runs on PostgreSQL alone, on the embedded database',
    counts: 'usual',
    jest: { projects: ['platform-api'] },
  },
  routes: {
    says: 'every route of every account in every weather',
    jest: { projects: ['shell'], files: ['src/app/route-matrix.test.tsx'] },
  },
  map: {
    says: 'streets and places made out of an OpenStreetMap extract, and served',
    counts: 'usual',
    jest: { projects: ['platform-api'], files: ['src/domains/places/map-tiles/own-map.test.ts'] },
  },
  mutation: {
    says: 'the code of rules and models broken in every way, and how much of it their tests notice; `MUTATE=pricing,model` names folders, `MUTATE_LINES=50` draws so many lines of each',
    program: 'tools/mutation/mutation.ts',
  },
  releases: {
    says: 'remotes built in earnest: one commit in two folders is one release, and what is too large or brings its own React or antd is refused by name',
    e2e: ['releases/real-builds.spec.ts', 'releases/same-files.spec.ts'],
  },
  kit: {
    says: 'a remote of another repository: our packages packed, installed in an empty folder, and all that courier-remote does there; the same packages in two versions in a registry, with the commands of remote-elsewhere.md',
    e2e: ['releases/another-repository.spec.ts'],
  },
  skew: {
    says: 'the shell of every stored release with the remotes of every other, on the server of today: six walks each; writes reports/skew.md',
    e2e: ['skew/matrix.spec.ts'],
  },
  faults: {
    says: 'fourteen kinds of fault in a remote, in English and in Arabic: each ends as a wall, without a tab, on the release before or on the screen itself, and the rest can be used',
    e2e: ['resilience/every-fault.spec.ts'],
  },
  axe: {
    says: 'every screen and component in every brand, theme and direction, and the main screens in Arabic, Urdu, Thai, Japanese and German',
    e2e: [
      'accessibility/catalogue.spec.ts',
      'accessibility/shell-screens.spec.ts',
      'accessibility/languages.spec.ts',
    ],
  },
  pseudo: {
    says: 'ten screens with texts that are 40 % longer and accented, from left to right and mirrored, wide and narrow: none is cut, covered, or from outside the text files',
    e2e: ['languages/pseudo.spec.ts'],
  },
  locales: {
    says: 'an order placed and followed in each of the 43 locales, with every visible text from the files of its language',
    e2e: ['languages/every-locale.spec.ts'],
  },
  cities: {
    says: '50 clean orders in Taipei, Singapore, Berlin, Kuwait and Bangkok, each placed with eight clicks at most',
    e2e: ['bulk-upload/city-pins.spec.ts'],
  },
  soak: {
    says: '50 orders/s for 30 minutes with 2,000 live channels at two instances; `soak 2` takes two minutes',
    program: 'tools/bench/soak.ts',
  },
};
