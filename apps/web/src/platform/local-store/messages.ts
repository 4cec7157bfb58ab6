import * as z from "zod/mini";

/** What a page asks of the service worker. */
export const pageMessage = z.discriminatedUnion("type", [
  /** Somebody else is watching: nothing that was kept for the one before may show. */
  z.object({ type: z.literal("forget-viewer") }),
  /** There is a network again: the server is to hear what it missed. */
  z.object({ type: z.literal("tell-places") }),
  /** Keep what this page has shown already, before the worker was there. */
  z.object({
    type: z.literal("keep-shown"),
    files: z.array(z.string()),
    pictures: z.array(z.string()),
  }),
  /** Whether the worker brings the script of this address: if so, the page is as new as it is. */
  z.object({ type: z.literal("holds-script"), url: z.string() }),
  /** A page that was opened since wants to know whether the server answers. */
  z.object({ type: z.literal("tell-reach") }),
  /** Take over from the version before. */
  z.object({ type: z.literal("SKIP_WAITING") }),
]);
export type PageMessage = z.infer<typeof pageMessage>;

/** What the service worker tells every page. */
export const workerMessage = z.discriminatedUnion("type", [
  /** Whether the server answered when it was last asked. */
  z.object({ type: z.literal("reach"), isReached: z.boolean() }),
  /** The server has heard how far the viewer came meanwhile. */
  z.object({ type: z.literal("places-told") }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;
