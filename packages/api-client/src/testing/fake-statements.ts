import type { PortalContract, Statement } from '../contract';
import type { HandlersOf } from './fake-handlers.types';
import { findVendor, nowSeconds, type FakeState } from './fake-state';
import { notFound } from './refusal';

/** As the server's. */
const LINK_SECONDS = 900;

/** The statements of the state, with invalid signatures. */
export function fakeStatements(state: FakeState): HandlersOf<PortalContract['statements']> {
  const findStatement = (vendorId: string, number: string): Statement => {
    const found = state.statements.find((each) => each.number === number);
    if (found?.buyer.vendor_id !== vendorId) throw notFound();
    return found;
  };
  return {
    list: ({ params }) => {
      const { vendor_id: vendorId } = findVendor(state, params.vendorId);
      const own = state.statements.filter(({ buyer }) => buyer.vendor_id === vendorId);
      const statements = own.map((each) => ({ ...each, number: each.number ?? '' }));
      return { result: { statements, has_pdf: state.hasPdf } };
    },
    preview: ({ params }) => {
      findVendor(state, params.vendorId);
      if (!state.statementPreview) throw notFound();
      return { result: state.statementPreview };
    },
    get: ({ params }) => ({
      result: {
        statement: findStatement(params.vendorId, params.number),
        sha256: 'ab'.repeat(32),
        signature: 'e30.e30.',
      },
    }),
    link: ({ params }) => {
      const { number } = findStatement(params.vendorId, params.number);
      const path = `/courier/api/v1/vendor/${params.vendorId}/statements/${number}.html?ticket=e30.e30.&language=en`;
      const pdf_path = path.replace('.html', '.pdf');
      return { result: { path, pdf_path, ends_at: nowSeconds() + LINK_SECONDS } };
    },
    csv: ({ params }) => ({
      type: 'text/csv',
      content: `record,text\r\nstatement,${findStatement(params.vendorId, params.number).number}\r\n`,
    }),
  };
}
