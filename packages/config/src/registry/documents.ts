import * as v from 'valibot';
import { recordWithValues } from './record-schema';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { shellOfferSchema } from './needs';

/** Placeholder for the release address in a remote's document; publishing replaces it. */
export const DOCUMENT_ADDRESS = '/courier-document/';

/**
 * `documents.json` of a built site: maps paths to HTML templates. `publicPaths` (react-router patterns) get the public
 * template, a remote's protected routes the workspace, a remote's public routes that remote's own document, and other
 * paths the public template.
 */
const documentListSchema = v.object({
  publicPaths: v.array(v.string()),
  /** Shell paths that need the workspace, e.g. the embedded help centre. */
  workspacePaths: v.array(v.string()),
  /** Relative to the site's root. */
  templates: v.object({ public: v.string(), workspace: v.string() }),
  /** Scripts and styles required for each document's first render, as paths from the root. */
  preload: v.object({ public: v.array(v.string()), workspace: v.array(v.string()) }),
  /** Offered module -> its files, for the preload links of remotes that use it. */
  shared: recordWithValues(v.array(v.string())),
  /** Script that runs first in the workspace and sends the first calls. */
  early: v.optional(v.string()),
  /** Whether the early script loads deferred style sheets (`<link data-late>`). */
  lateSheets: v.optional(v.boolean()),
  /** Whether the shell fetches missing hashes (`hashesLater`), and needs only releases and channels of an entry. */
  lateHashes: v.optional(v.boolean()),
  /** Prerendered HTML of the frame, relative to the site's root. */
  frame: v.optional(v.string()),
  /** `publicPaths` with the sign-in form of the public template. */
  signInPaths: v.optional(v.array(v.string())),
  /** Offer to remotes; absent in older sites. */
  offer: v.optional(shellOfferSchema),
  /** Locale -> content-addressed URL of the shell's texts. */
  texts: v.optional(recordWithValues(v.string())),
});

/** @throws ConfigurationError naming every wrong field */
export function parseDocumentList(data: unknown): DocumentList {
  const read = v.safeParse(documentListSchema, data);
  if (read.success) return read.output;
  throw new ConfigurationError('list of documents', describeProblems(read.issues));
}

export type DocumentList = v.InferOutput<typeof documentListSchema>;
