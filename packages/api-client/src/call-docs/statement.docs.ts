import type { PortalContract, Statement } from '../contract';
import type { CallDocsOf } from './call-doc.types';

const params = { vendorId: 'v1001' };
const number = 'TW-2026-17';
const amounts = { net_minor: 8095, tax_minor: 405, gross_minor: 8500 };

const statement: Statement = {
  format: 1,
  kind: 'statement',
  is_invoice: true,
  number,
  corrects: null,
  reason: null,
  month: '2026-11',
  issued_at: 1_796_076_000,
  issued_on: '2026-12-01',
  country: 'TW',
  timezone: 'Asia/Taipei',
  currency: 'TWD',
  decimals: 0,
  seller: {
    name: 'Courier Taiwan, Ltd.',
    address: ['1 Zhongxiao E Rd', '100 Taipei'],
    tax_number: '12345678',
    footer: null,
  },
  buyer: { vendor_id: 'v1001', name: 'Harbour Tea', address: ['No. 17, Guangfu S. Rd., Taipei'] },
  entries: [
    {
      order_id: 'v1002-2611k7q9x2m4p6r8s0',
      order_number: '4P6R8S',
      ordered_on: '2026-11-20',
      outlet_id: 'v1002',
      outlet: 'Harbour Tea Fuxing',
      kind: 'delivery',
      tax_percent: 500,
      ...amounts,
      is_late: false,
    },
  ],
  rates: [{ tax_percent: 500, ...amounts }],
  ...amounts,
  card_paid_minor: 0,
  card_refunded_minor: 0,
  cash_collected_minor: 6400,
  cash_paid_out_minor: 6400,
  balance_minor: 8500,
};

export const statementsDocs: CallDocsOf<PortalContract['statements']> = {
  list: {
    summary:
      'Lists the statements and credit notes of a shop without a parent, which include its outlets, newest first. Amounts are in the smallest unit of the currency.',
    example: {
      params,
      answer: {
        result: {
          statements: [
            {
              kind: 'statement',
              is_invoice: true,
              number,
              corrects: null,
              month: '2026-11',
              issued_on: '2026-12-01',
              currency: 'TWD',
              decimals: 0,
              gross_minor: 8500,
              balance_minor: 8500,
            },
          ],
          has_pdf: true,
        },
      },
    },
  },
  preview: {
    summary:
      'Returns what the statement of the running month contains so far, with everything that is on no statement yet. It has no number and no signature.',
    example: { params, answer: { result: { ...statement, number: null } } },
  },
  get: {
    summary:
      'Returns one statement or credit note as it was signed. The signature is a JWS (ES256, compact) whose payload names the SHA-256 of the canonical JSON and of the CSV file; the public keys are at `/.well-known/courier-evidence.json`.',
    example: {
      params: { ...params, number },
      answer: {
        result: { statement, sha256: 'ab'.repeat(32), signature: 'eyJhbGciOiJFUzI1NiJ9.eyJudW1iZXIi.c2ln' },
      },
    },
  },
  link: {
    summary:
      'Returns links to a page with one document and to its PDF, in the language of the call, for a browser to open. They are valid for 15 minutes and open nothing else. Where the server prints no PDF, its link leads to the page, which the reader’s browser prints.',
    example: {
      params: { ...params, number },
      answer: {
        result: {
          path: '/courier/api/v1/vendor/v1001/statements/TW-2026-17.html?ticket=eyJhbGciOiJFUzI1NiJ9.e30.c2ln&language=en',
          pdf_path:
            '/courier/api/v1/vendor/v1001/statements/TW-2026-17.pdf?ticket=eyJhbGciOiJFUzI1NiJ9.e30.c2ln&language=en',
          ends_at: 1_796_076_900,
        },
      },
    },
  },
  csv: {
    summary:
      'Returns a statement as a CSV file for programs. Its last line is the signature, which names the SHA-256 of the lines before it.',
    example: { params: { ...params, number }, answer: 'record,text\r\nstatement,TW-2026-17\r\n' },
  },
};
