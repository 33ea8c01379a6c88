import { SETTING_DOCS } from './readers/setting';
import { TOPICS } from './settings';

type Topic = keyof typeof TOPICS;

const HEAD = `# Settings

Read from the environment at start. Wrong ones end the start with a sentence for each. An empty one is absent. Files and folders named here are read again when they change; while one cannot be read its last good content stays and one line says why.

\`npm start\` takes \`INSTANCES\` (1) besides: server processes that share the port, more than one on \`DATABASE_URL\` only (scaling.md). \`npm start -- --reset\` begins with an empty embedded database.

\`services/platform-api/src/settings\` generates this page; run \`WRITE=1 npx jest configuration-page\`.`;

const TOPIC_TEXTS: Readonly<Record<Topic, { title: string; after?: string }>> = {
  server: { title: 'The process' },
  database: { title: 'Database and live bus' },
  addresses: { title: 'Addresses of this service' },
  browsers: { title: 'Other sites and the browser' },
  sessions: { title: 'Sessions' },
  mail: { title: 'Mail' },
  places: {
    title: 'Addresses and maps',
    after: `A provider needs:

- \`embedded\`: nothing; its ids begin with \`embedded:\`
- \`local\`: \`GEOLOCATOR_FILE\`, an index of your own; where it knows nothing the embedded one answers; \`local:W:123\`
- \`photon\`: nothing, or \`GEOLOCATOR_URL\` for a server of your own; \`photon:W:123\`
- \`nominatim\`: \`GEOLOCATOR_URL\` of your own server, as the public one forbids searching while one types; \`nominatim:W:123\`
- \`google\`: \`GEOLOCATOR_KEY\` for Places (New) and Geocoding, one session token per search and choice; \`google:\`

A provider that is late or overrun is answered with 503, one that fails or answers nonsense with 502. Typed coordinates (\`25.033, 121.5654\`) are read before any provider is asked. The adapters are tested against answers in the shape of the providers' documentation, not against their servers. Bulk files always use the embedded one: no provider takes thousands of rows at once.

The embedded one contains Taiwan down to the village, main roads and landmarks of Taipei, and the capital and larger cities of the other countries. Each answer states its precision (\`precision\`): \`address\`, \`interpolated\` between known house numbers, \`street\`, \`place\`, \`area\`, or \`approximate\` for an invented position in the right town. It knows no houses: an address has the position of its street or town, and the pin has to be set by hand. With \`npm start\` outside \`prd\` the demonstration invents houses.`,
  },
  routing: {
    title: 'Distances',
    after: `Fees and times follow from the length of the way between shop and customer. A routing server measures it on real roads, and its way is drawn on the map. The rows of a file are measured together. Answers are kept in memory for ten minutes.

When the server is late, is not reached, answers with an error or with something that cannot be a way (shorter than nine tenths of the straight line, zero, fifty times longer), the distance is the straight line times \`ROUTE_FACTOR\`, the quote says that it is an estimate, and the map draws a straight line. So it is between places without a way. A quote is signed: the order keeps the fee, the distance and the way of its quote.

The public servers of OSRM and Valhalla are not for production. The adapters are tested against answers in the shape of the providers' documentation, not against their servers.`,
  },
  content: {
    title: 'Flags, texts, help',
    after:
      'What the files hold: [how-to/flag.md](how-to/flag.md), [how-to/country.md](how-to/country.md), [how-to/text.md](how-to/text.md).',
  },
  payments: {
    title: 'Payments and fees',
    after: `\`PAYMENT_CREDENTIALS\` holds the accounts by country; the server does not start without the one of a country that \`PAYMENT_PROVIDERS\` names. Addresses have to be https, or on the same machine for a test. \`api_url\` may be omitted for the test system of Adyen and the live one of Cybersource, \`flex_url\`, \`webhook_keys\` and \`card_networks\` of Cybersource as well:

\`\`\`json
{
  "sg": {
    "adapter": "adyen",
    "merchant_account": "…",
    "api_key": "…",
    "client_key": "live_…",
    "environment": "live-apse",
    "api_url": "https://…-checkout-live.adyenpayments.com/checkout/v71",
    "webhook_keys": ["hex of the HMAC key"],
    "script_url": "https://checkoutshopper-live-apse.cdn.adyen.com/checkoutshopper/sdk/6.5.1/adyen.js",
    "script_integrity": "sha384-…"
  },
  "tw": {
    "adapter": "cybersource",
    "merchant_id": "…",
    "key_id": "…",
    "shared_secret": "base64 of the REST shared secret",
    "api_url": "https://api.cybersource.com",
    "flex_url": "https://flex.cybersource.com",
    "webhook_keys": ["base64 of the digital signature key"],
    "card_networks": ["VISA", "MASTERCARD", "JCB"]
  }
}
\`\`\`

A payment is cancelled, and the request stays as it was, when it would lead anywhere else, to an address without https, with a name or password in it or with another port.`,
  },
  fleets: {
    title: 'Fleets',
    after: `\`FLEETS\` names fleets by country. A fleet is an adapter, or an object with the adapter and what a delivery has to prove before it counts as delivered:

\`\`\`json
{
  "tw": { "main": { "adapter": "api", "proofs_required": ["photo"] }, "night": "api" },
  "sg": { "main": "api" }
}
\`\`\`

Countries that are not named have one fleet \`main\` with the adapter of \`FLEET\`. A vendor gets another fleet of its country by the column \`fleet_id\` of \`vendors\`; an id that \`FLEETS\` does not name means \`main\`. An order keeps the fleet it was handed to.

\`pandago\` and \`uber-direct\` need an account in \`FLEET_CREDENTIALS\`, by country and fleet id as well. The server does not start without it. Addresses have to be https, or on the same machine for a test. \`api_url\` and \`token_url\` of Uber Direct, \`token_url\` of pandago and both \`callback_secret\` may be omitted:

\`\`\`json
{
  "tw": {
    "main": {
      "adapter": "pandago",
      "client_id": "pandago:tw:…",
      "key_id": "…",
      "scope": "pandago.api.tw.*",
      "private_key": "-----BEGIN PRIVATE KEY-----\\n…",
      "api_url": "https://pandago-api-apse.deliveryhero.io/tw/api/v1",
      "token_url": "https://sts.deliveryhero.io/oauth2/token",
      "callback_secret": "…"
    },
    "night": {
      "adapter": "uber-direct",
      "customer_id": "…",
      "client_id": "…",
      "client_secret": "…",
      "callback_secret": "…"
    }
  }
}
\`\`\``,
  },
  photos: {
    title: 'Photos of deliveries',
    after: `A changed \`PROOF_STORE\` counts for new photos at once; the hourly cleaning moves the older ones. Until \`npm run doctor\` reports no photos elsewhere, leave the settings of the earlier store set. Deleted photos are deleted in the store too, by the same cleaning, which tries again every hour while the store does not answer.

A backup of the database holds no photos of a folder or bucket: back those up as well ([backup.md](backup.md)). The signatures of the calls to a bucket are tested against the published examples of Amazon S3.`,
  },
};

const DEMONSTRATION = `## Demonstration

The demonstration has settings of its own ([services/demo](../services/demo/README.md#settings)).`;

export function configurationPage(): string {
  const topics = (Object.keys(TOPICS) as Topic[]).map((topic) => {
    const { title, after } = TOPIC_TEXTS[topic];
    const lines = Object.entries(TOPICS[topic]).map(([name, schema]) => settingLine(name, schema));
    return [`## ${title}`, lines.join('\n'), ...(after === undefined ? [] : [after])].join('\n\n');
  });
  return `${[HEAD, ...topics, DEMONSTRATION].join('\n\n')}\n`;
}

/** One setting of a list. */
export function settingLine(name: string, schema: Parameters<typeof SETTING_DOCS.get>[0]): string {
  const doc = SETTING_DOCS.get(schema);
  if (doc === undefined) throw new Error(`${name} has no words.`);
  const holds = doc.fallback ? ` (\`${doc.fallback}\`)` : '';
  return `- \`${name}\`${holds}: ${doc.about}${doc.takes ? ` Takes ${doc.takes}.` : ''}`;
}
