import type { ChargeResult, Deps, PaymentProvider, ProviderCard } from '@courier/platform-api';
import { cardBehaviour, sandboxCardScheme } from './magic-cards';
import { readSecrets } from './read-card';
import { SANDBOX_BANK_PATH } from './sandbox-bank-page';
import { loadSandboxKey, type SandboxKey } from './sandbox-key';
import { readBehaviour, sandboxToken } from './sandbox-token';

/** Moves no money: the card number determines the result. Tokens contain the behaviour, never the number. */
export function createSandboxProvider(deps: Pick<Deps, 'db' | 'clock' | 'config'>): PaymentProvider {
  let loading: Promise<SandboxKey> | null = null;
  const key = () =>
    (loading ??= loadSandboxKey(deps).catch((error: unknown) => {
      loading = null;
      throw error;
    }));

  const isExpired = ({ expiryMonth, expiryYear }: ProviderCard) => {
    const endOfMonth = Date.UTC(Number(expiryYear), Number(expiryMonth), 1);
    return endOfMonth <= deps.clock.nowMs();
  };

  return {
    publicKey: async () => (await key()).publicKey,
    readCard: async (method, card) => {
      const secrets = await readSecrets((await key()).privateKey, method, card);
      return {
        providerToken: sandboxToken('card', cardBehaviour(secrets.number)),
        scheme: sandboxCardScheme(secrets.number),
        lastDigits: secrets.number.slice(-4),
        holderName: card.holder_name.replaceAll('\0', '').trim(),
        expiryMonth: secrets.expiryMonth,
        expiryYear: secrets.expiryYear,
      };
    },
    charge: async (card, _amount, reference): Promise<ChargeResult> => {
      const behaviour = readBehaviour(card.providerToken);
      if (isExpired(card)) return { kind: 'refused', reason: 'expired-card' };
      const chargeId = sandboxToken('charge', behaviour, reference);
      if (behaviour === 'approved') return { kind: 'accepted', chargeId };
      if (behaviour === 'challenge' || behaviour === 'challenge-abandoned')
        return { kind: 'challenge', chargeId, page: { path: SANDBOX_BANK_PATH } };
      return { kind: 'refused', reason: behaviour };
    },
    answerChallenge: async (chargeId, isApproved) => {
      if (readBehaviour(chargeId) === 'challenge-abandoned') return 'abandoned';
      return isApproved ? 'accepted' : 'refused';
    },
    refund: async () => {},
    giveBack: async () => {},
    release: async () => {},
  };
}
