import * as v from 'valibot';
import type { BrandId } from './brand-ids';

const SHAPE = /^[a-z][a-z0-9-]*$/;

/** The form of a brand id. Only a host has the list of brands; documents and remotes accept every brand. */
export const brandIdSchema = v.custom<BrandId>((value) => typeof value === 'string' && SHAPE.test(value));
