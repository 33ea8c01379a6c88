import * as v from 'valibot';
import { recordOf } from './record-of';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { shellOfferSchema } from './needs';

/** Placeholder in the HTML of a remote's document for the address of its release, which publishing fills in. */
export const DOCUMENT_ADDRESS = '/courier-document/';

/**
 * `documents.json` of a built site: which html template answers which path.
 * A path in `publicPaths` (react-router patterns) gets the public template, one that a remote's protected route
 * matches the workspace, one that a remote's public route matches that remote's own document, any other the public one.
 */
const documentListSchema = v.object({
  publicPaths: v.array(v.string()),
  /** Paths of the shell itself that need the workspace, e.g. the embedded help centre. */
  workspacePaths: v.array(v.string()),
  /** Template files relative to the site's root. */
  templates: v.object({ public: v.string(), workspace: v.string() }),
  /** Scripts and styles each document needs before it can show anything, as paths from the root. */
  preload: v.object({ public: v.array(v.string()), workspace: v.array(v.string()) }),
  /** Module the workspace offers to remotes -> its files, for the preload links of a remote that uses it. */
  shared: recordOf(v.array(v.string())),
  /** Script the workspace runs before its own: it sends the first calls. */
  early: v.optional(v.string()),
  /** Whether its early script asks for style sheets that the html only names (`<link data-late>`). */
  lateSheets: v.optional(v.boolean()),
  /**
   * Whether its shell asks for the hashes a page does not bring (`hashesLater`), and needs of an entry no more than its
   * releases and channels.
   */
  lateHashes: v.optional(v.boolean()),
  /** Prerendered HTML of the frame, relative to the site's root. */
  frame: v.optional(v.string()),
  /** Those of `publicPaths` whose page is the sign-in form of the public template. */
  signInPaths: v.optional(v.array(v.string())),
  /** What the workspace has for remotes; absent in sites of before. */
  offer: v.optional(shellOfferSchema),
  /** Locale -> address of the shell's texts, which changes with their content. */
  texts: v.optional(recordOf(v.string())),
});

/** @throws ConfigurationError naming every wrong field */
export function parseDocumentList(data: unknown): DocumentList {
  const read = v.safeParse(documentListSchema, data);
  if (read.success) return read.output;
  throw new ConfigurationError('list of documents', describeProblems(read.issues));
}

export type DocumentList = v.InferOutput<typeof documentListSchema>;
