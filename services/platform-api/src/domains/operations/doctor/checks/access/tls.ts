import { findingsWhere, must, should, type Check, type Finding } from '../../finding';
import type { PortalFacts } from '../../facts/probe-network';

const SOON_SECONDS = 14 * 86_400;

export const tlsCheck: Check = {
  name: 'TLS proxy',
  find: ({ config, network, nowSeconds }) => {
    if (!config) return [];
    const { publicOrigin } = config;
    return [
      ...findingsWhere(
        [
          publicOrigin === null,
          must(
            'PUBLIC_ORIGIN is not set, so links in mails lead to this machine.',
            'Set PUBLIC_ORIGIN to the address of the portal behind the TLS proxy, such as https://{country}.portal.example.',
          ),
        ],
        [
          publicOrigin?.startsWith('http:') === true,
          must(
            `PUBLIC_ORIGIN is ${publicOrigin}: passwords would travel unencrypted.`,
            'Put a TLS proxy in front (docs/operating.md) and set PUBLIC_ORIGIN to its https address.',
          ),
        ],
      ),
      ...(network?.portal ? findUnreachable(network.portal, nowSeconds) : []),
    ];
  },
};

function findUnreachable({ origin, problem, certificateEndsAtSeconds }: PortalFacts, nowSeconds: number) {
  const findings: Finding[] = [];
  if (problem !== null)
    findings.push(
      should(
        `The portal does not answer at ${origin} (${problem}).`,
        'Start the server, and check the name in the DNS, the certificate and the TLS proxy.',
      ),
    );
  if (certificateEndsAtSeconds !== null && certificateEndsAtSeconds < nowSeconds + SOON_SECONDS)
    findings.push(
      should(
        `The certificate of ${origin} ends in ${Math.floor((certificateEndsAtSeconds - nowSeconds) / 86_400)} days.`,
        'Renew it; the TLS proxy should do so by itself.',
      ),
    );
  return findings;
}
