import type { AdyenAccount, CybersourceAccount } from '../../settings/payment-accounts';

/** A stand-in's account as an operator writes it into the settings. */
export const providerCredentials = (account: AdyenAccount | CybersourceAccount): object =>
  account.adapter === 'adyen'
    ? {
        adapter: 'adyen',
        merchant_account: account.merchantAccount,
        api_key: account.apiKey,
        client_key: account.clientKey,
        environment: 'test',
        api_url: account.apiUrl,
        webhook_keys: account.webhookKeys,
        script_url: account.script.url,
        script_integrity: account.script.integrity,
      }
    : {
        adapter: 'cybersource',
        merchant_id: account.merchantId,
        key_id: account.keyId,
        shared_secret: account.sharedSecret,
        api_url: account.apiUrl,
        flex_url: account.flexUrl,
        webhook_keys: account.webhookKeys,
      };

/** Settings with which the stand-in charges the cards of a country. */
export const providerSettings = (country: string, account: AdyenAccount | CybersourceAccount) => ({
  PAYMENT_PROVIDERS: JSON.stringify({ [country]: account.adapter }),
  PAYMENT_CREDENTIALS: JSON.stringify({ [country]: providerCredentials(account) }),
});
