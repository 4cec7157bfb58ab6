import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const getHealth = endpoint("GET", "/api/health", {
  access: "anyone",
  summary: "Get the server's health, with details for the administrator",
  reply: z.object({
    status: z.literal("ok"),
    version: z.optional(z.string()),
    database: z.optional(z.enum(["sqlite", "postgres"])),
    /** The encoder's version; null if films can't be encoded, only served. */
    ffmpeg: z.optional(z.nullable(z.string())),
    /** Progress of cache warming: pictures and first segments rendered, and the total. */
    readAhead: z.optional(z.object({ done: z.int(), total: z.int() })),
  }),
  errors: ["UNAVAILABLE"],
});
