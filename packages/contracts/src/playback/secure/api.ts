import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { cut } from "#playback/schema.ts";

export const getExpiredLink = endpoint("GET", "/api/titles/:id/playback/expired-link", {
  access: "anyone",
  summary: "Get an expired playback URL of this browser, to show that it is rejected",
  params: z.object({ id: titleId }),
  query: z.object({ cut: z._default(cut, "film") }),
  reply: z.object({ url: z.string() }),
  errors: [
    "NOT_SIGNED_IN",
    "NOT_ALLOWED",
    "SUBSCRIPTION_REQUIRED",
    "NOT_FOUND",
    "SCREEN_TIME_OVER",
  ],
});
