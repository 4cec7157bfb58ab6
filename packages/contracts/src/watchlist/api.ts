import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import {
  viewingDays,
  viewingStreak,
  watchlist,
  watchlistChange,
  watchlistEntry,
} from "./schema.ts";

const params = z.object({ id: titleId });

export const getWatchlist = endpoint("GET", "/api/watchlist", {
  access: "profile",
  summary: "This profile's watchlist with what was removed, its viewing days and its last films",
  reply: watchlist,
});

export const keepTitle = endpoint("PUT", "/api/watchlist/:id", {
  access: "profile",
  summary: "Put a title on the watchlist, or say how far it is; the later change stands",
  params,
  body: watchlistChange,
  reply: watchlistEntry,
  errors: ["NOT_FOUND"],
});

export const dropTitle = endpoint("DELETE", "/api/watchlist/:id", {
  access: "profile",
  summary: "Take a title off the watchlist; the later change stands",
  params,
  query: z.object({
    /** When, in epoch milliseconds: a browser may tell of it late. Now, where nothing is said. */
    at: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  }),
  reply: watchlistEntry,
  errors: ["NOT_FOUND"],
});

export const countDays = endpoint("POST", "/api/streak", {
  access: "profile",
  summary: "Add days on which something was watched; a day counts once",
  body: z.strictObject({ days: viewingDays }),
  reply: viewingStreak,
});
