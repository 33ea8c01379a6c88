import * as z from 'zod/mini';
import { shellOfferSchema } from './needs';

/** Stands in the built html of a remote's own document for the address of its release, which only publishing knows. */
export const DOCUMENT_ADDRESS = '/courier-document/';

/**
 * `documents.json` of a built site: which html template answers which path.
 * A path in `publicPaths` (react-router patterns) gets the public template, one that a remote's protected route
 * matches the workspace, one that a remote's public route matches that remote's own document, any other the public one.
 */
export const documentListSchema = z.object({
  publicPaths: z.array(z.string()),
  /** Paths of the shell itself that need the workspace, e.g. the embedded help centre. */
  workspacePaths: z.array(z.string()),
  /** Template files relative to the site's root. */
  templates: z.object({ public: z.string(), workspace: z.string() }),
  /** Scripts and styles each document needs before it can show anything, as paths from the root. */
  preload: z.object({ public: z.array(z.string()), workspace: z.array(z.string()) }),
  /** Module the workspace offers to remotes -> its files, for the preload links of a remote that uses it. */
  shared: z.record(z.string(), z.array(z.string())),
  /** Script the workspace runs before its own: it sends the first calls. */
  early: z.optional(z.string()),
  /** Whether its early script asks for style sheets that the html only names (`<link data-late>`). */
  lateSheets: z.optional(z.boolean()),
  /**
   * Whether its shell asks for the hashes a page does not bring (`hashesLater`), and needs of an entry no more than its
   * releases and channels.
   */
  lateHashes: z.optional(z.boolean()),
  /** First paint of what stands around a screen, relative to the site's root. */
  frame: z.optional(z.string()),
  /** Those of `publicPaths` whose page is the sign-in form that stands in the public template. */
  signInPaths: z.optional(z.array(z.string())),
  /** What the workspace has for remotes; absent in sites of before. */
  offer: z.optional(shellOfferSchema),
  /** Locale -> address of the shell's texts, which changes with their content. */
  texts: z.optional(z.record(z.string(), z.string())),
});

export type DocumentList = z.infer<typeof documentListSchema>;
