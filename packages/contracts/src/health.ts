import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const getHealth = endpoint("GET", "/api/health", {
  access: "anyone",
  summary: "Whether the server can do its work; to operators also what it works with",
  reply: z.object({
    status: z.literal("ok"),
    version: z.optional(z.string()),
    database: z.optional(z.enum(["sqlite", "postgres"])),
    /** The version of the encoder; null where films can't be made, only served. */
    ffmpeg: z.optional(z.nullable(z.string())),
    /** Pictures and first seconds of films that are made before anybody asks: so many, of so many. */
    ahead: z.optional(z.object({ made: z.int(), of: z.int() })),
  }),
  errors: ["UNAVAILABLE"],
});
