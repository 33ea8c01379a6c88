import type { CountryCode } from '@courier/config';
import type { Deps } from '@courier/platform-api';
import type {
  AuthoriseRequest,
  Authorised,
  CreateSandbox,
  ExternalProvider,
  PayerAnswer,
  ProviderCard,
} from '../port';
import { cardBehaviour, sandboxCardScheme } from './magic-cards';
import { readSecrets } from './read-card';
import { SANDBOX_BANK_PATH } from './sandbox-bank';
import { loadSandboxKey, type SandboxKey } from './sandbox-key';
import { readBehaviour, sandboxToken } from './sandbox-token';

type SandboxDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'flags'>;

/**
 * A provider that moves no money: the card number determines the result. Tokens contain the behaviour, never the
 * number. Nothing is reserved, so there is nothing to capture, to give back or to look up.
 */
export const createSandbox: CreateSandbox = (deps) => {
  const findKey = createKeyFinder(deps);
  return (country) => {
    const method = cardMethod(deps, country);
    const provider: ExternalProvider = {
      adapter: 'sandbox',
      method,
      publicKey: async () => (await findKey()).publicKey,
      authorise: async (request) => authorise(deps, request, await readCard(request, method, findKey)),
      settle: async () => ({ kind: 'none' }),
      finish: async ({ provider_id: id, provider_state: state }, { answer }) =>
        readBankAnswer(id ?? '', state, answer),
      capture: async () => {},
      undo: async () => {},
      refund: async () => {},
      refundListedAfterMs: 0,
      removeCard: async () => {},
      readWebhook: () => ({ kind: 'forged' }),
      webhookAnswer: '',
    };
    return provider;
  };
};

/** In Taiwan a flag decides which of the two card forms is tried out. */
const cardMethod = ({ flags }: SandboxDeps, country: CountryCode): ExternalProvider['method'] =>
  country === 'TW' && flags({ country })['cybersource-credit-card-taiwan']
    ? 'cybersource_creditcard'
    : 'generic_creditcard';

function createKeyFinder(deps: SandboxDeps): () => Promise<SandboxKey> {
  let loading: Promise<SandboxKey> | null = null;
  return () =>
    (loading ??= loadSandboxKey(deps).catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

async function readCard(
  { card }: AuthoriseRequest,
  method: ExternalProvider['method'],
  findKey: () => Promise<SandboxKey>,
): Promise<ProviderCard> {
  if (card.kind === 'stored') return card.card;
  const secrets = await readSecrets((await findKey()).privateKey, method, card.card);
  return {
    providerToken: sandboxToken('card', cardBehaviour(secrets.number)),
    scheme: sandboxCardScheme(secrets.number),
    lastDigits: secrets.number.slice(-4),
    holderName: card.card.holder_name.replaceAll('\0', '').trim(),
    expiryMonth: secrets.expiryMonth,
    expiryYear: secrets.expiryYear,
  };
}

function authorise(
  { clock }: SandboxDeps,
  { reference, keepsCard, returnUrl }: AuthoriseRequest,
  card: ProviderCard,
): Authorised {
  const endOfMonthMs = Date.UTC(Number(card.expiryYear), Number(card.expiryMonth), 1);
  if (endOfMonthMs <= clock.nowMs()) return { kind: 'refused', reason: 'expired-card' };
  const behaviour = readBehaviour(card.providerToken);
  const providerId = sandboxToken('charge', behaviour, reference);
  const storedCard = keepsCard ? card : null;
  if (behaviour === 'approved') return { kind: 'accepted', providerId, card: storedCard };
  if (behaviour !== 'challenge' && behaviour !== 'challenge-abandoned')
    return { kind: 'refused', reason: behaviour };
  const page = { method: 'GET', url: bankPageUrl(returnUrl), fields: {} } as const;
  return { kind: 'challenge', providerId, page, state: storedCard && JSON.stringify(storedCard) };
}

/** The bank's page uses the secret of the return address. */
function bankPageUrl(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.pathname = SANDBOX_BANK_PATH;
  return url.href;
}

function readBankAnswer(providerId: string, state: string | null, answer: string | undefined): PayerAnswer {
  if (answer === undefined) return { kind: 'waiting' };
  if (readBehaviour(providerId) === 'challenge-abandoned') return { kind: 'abandoned' };
  if (answer !== 'approve') return { kind: 'refused', reason: 'declined' };
  const card = state === null ? null : (JSON.parse(state) as ProviderCard);
  return { kind: 'accepted', providerId, card };
}
