import * as z from "zod/mini";

/**
 * Messages from pages to the service worker. The type names are those of installed workers, and pages
 * of older versions send no language.
 */
export const pageMessage = z.discriminatedUnion("type", [
  /** The viewer changed: nothing cached for the previous one may show. */
  z.object({ type: z.literal("forget-viewer"), language: z.optional(z.string()) }),
  /** The network is back: send unsent positions to the server. */
  z.object({ type: z.literal("tell-places") }),
  /** Cache what this page loaded before the worker was active. */
  z.object({
    type: z.literal("keep-shown"),
    language: z.optional(z.string()),
    files: z.array(z.string()),
    pictures: z.array(z.string()),
  }),
  /** Asks whether the worker precaches this script: if so, the page is as new as the worker. */
  z.object({ type: z.literal("holds-script"), url: z.string() }),
  /** A new page asks whether the server is reachable. */
  z.object({ type: z.literal("tell-reach") }),
  /** Replace the previous version. */
  z.object({ type: z.literal("SKIP_WAITING") }),
]);
export type PageMessage = z.infer<typeof pageMessage>;

/** Messages from the service worker to every page. */
export const workerMessage = z.discriminatedUnion("type", [
  /** Whether the server answered the last request. */
  z.object({ type: z.literal("reach"), isReached: z.boolean() }),
  /** Positions were sent to the server. */
  z.object({ type: z.literal("places-told") }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;
