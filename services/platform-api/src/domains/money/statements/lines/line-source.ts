import { sql } from 'kysely';
import { isUnclaimed, type ClaimRange } from './claim-lines';

/** A statement, or the range of which a preview is. */
export type LineSource = { statementId: number } | ClaimRange;

/** Lines of a source, in `order_charges join orders`. */
export const isOfSource = (source: LineSource) =>
  'statementId' in source
    ? sql<boolean>`exists (select from statement_lines as claimed where claimed.order_id = order_charges.order_id
        and claimed.line = order_charges.line and claimed.statement_id = ${source.statementId})`
    : isUnclaimed(source);
