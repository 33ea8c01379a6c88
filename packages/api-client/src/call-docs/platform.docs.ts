import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { ORDER_ID, sampleOrder } from './sample-values';

const simulator = { speed: 10, paused: false, seed: 2026, rain: false, strike: false };
const context = { country: 'TW', brand: 'courier', vendor_id: 'v1001' };
const flag = { key: 'helpcenter', value: true, reason: 'TARGETING_MATCH', variant: 'on' };

export const liveDocs: CallDocsOf<PortalContract['live']> = {
  ticket: {
    summary: 'Returns a ticket that opens the live channel once, within 30 seconds.',
    example: { answer: { result: { ticket: 'Qm9v7d2x', expires_in: 30 } } },
  },
};

export const flagsDocs: CallDocsOf<PortalContract['flags']> = {
  evaluate: {
    summary: 'Returns the values of all flags (OpenFeature remote evaluation).',
    example: { body: { context }, answer: { flags: [flag] } },
  },
  evaluateOne: {
    summary: 'Returns the value of one flag.',
    example: { params: { key: 'helpcenter' }, body: { context }, answer: flag },
  },
};

export const releasesDocs: CallDocsOf<PortalContract['releases']> = {
  tell: {
    summary:
      'Reports the loading results of remote releases on one page. The portal calls it for a sample of its pages.',
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
    summary: 'Returns the settings of the simulator. Not in production.',
    example: { answer: { result: simulator } },
  },
  set: {
    summary: 'Changes speed, seed and conditions of the simulator. Not in production.',
    example: { body: { speed: 60, rain: true }, answer: { result: { ...simulator, speed: 60, rain: true } } },
  },
  advance: {
    summary: 'Moves an order to its next status. Not in production.',
    example: {
      params: { orderId: ORDER_ID },
      body: { status: 'PICKED_UP' },
      answer: { result: { ...sampleOrder, status: 'PICKED_UP' } },
    },
  },
};
