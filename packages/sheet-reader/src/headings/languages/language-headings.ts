import type { BulkColumn } from '@courier/api-client/order-rules';

/** By language, the headings of every column, separated by `|`, as people of that language write them. */
export type LanguageHeadings = Readonly<Record<string, Readonly<Record<BulkColumn, string>>>>;
