import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { ORDER_ID, sampleOrder } from './sample-values';

const simulator = { speed: 10, paused: false, seed: 2026, rain: false, strike: false };
const context = { country: 'TW', brand: 'courier', vendor_id: 'v1001' };
const flag = { key: 'helpcenter', value: true, reason: 'TARGETING_MATCH', variant: 'on' };

export const liveDocs: CallDocsOf<PortalContract['live']> = {
  ticket: {
    summary: 'A ticket that opens the live channel once, within 30 seconds.',
    example: { answer: { result: { ticket: 'Qm9v7d2x', expires_in: 30 } } },
  },
};

export const flagsDocs: CallDocsOf<PortalContract['flags']> = {
  evaluate: {
    summary: 'The values of all flags (OpenFeature remote evaluation).',
    example: { body: { context }, answer: { flags: [flag] } },
  },
  evaluateOne: {
    summary: 'The value of one flag.',
    example: { params: { key: 'helpcenter' }, body: { context }, answer: flag },
  },
};

export const releasesDocs: CallDocsOf<PortalContract['releases']> = {
  tell: {
    summary: 'How releases of remotes did on one page; the portal calls it for a sample of its pages.',
    example: {
      body: {
        outcomes: [
          { remote: 'bulk-upload', release: '0.1.0-3f9c2a7e51d0', outcome: 'loaded' },
          {
            remote: 'tracking-history',
            release: '0.1.0-a81b02cc9e34',
            outcome: 'failed',
            kind: 'screen',
          },
        ],
      },
      answer: { result: { told: true } },
    },
  },
};

export const simulatorDocs: CallDocsOf<PortalContract['simulator']> = {
  get: {
    summary: 'How the simulator runs; not in production.',
    example: { answer: { result: simulator } },
  },
  set: {
    summary: 'Changes speed, seed and conditions; not in production.',
    example: { body: { speed: 60, rain: true }, answer: { result: { ...simulator, speed: 60, rain: true } } },
  },
  advance: {
    summary: 'Moves an order on; not in production.',
    example: {
      params: { orderId: ORDER_ID },
      body: { status: 'PICKED_UP' },
      answer: { result: { ...sampleOrder, status: 'PICKED_UP' } },
    },
  },
};
