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
  summary:
    "Get the profile's watchlist including removed items, its viewing days and recently watched films",
  reply: watchlist,
});

export const keepTitle = endpoint("PUT", "/api/watchlist/:id", {
  access: "profile",
  summary: "Add a title to the watchlist or set its progress; the latest change wins",
  params,
  body: watchlistChange,
  reply: watchlistEntry,
  errors: ["NOT_FOUND"],
});

export const dropTitle = endpoint("DELETE", "/api/watchlist/:id", {
  access: "profile",
  summary: "Remove a title from the watchlist; the latest change wins",
  params,
  query: z.object({
    /** Epoch milliseconds of the removal, which an offline browser reports late. Default: now. */
    at: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  }),
  reply: watchlistEntry,
  errors: ["NOT_FOUND"],
});

export const countDays = endpoint("POST", "/api/streak", {
  access: "profile",
  summary: "Add viewing days; each counts once",
  body: z.strictObject({ days: viewingDays }),
  reply: viewingStreak,
});
