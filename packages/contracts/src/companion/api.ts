import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { partyCode } from "#parties/schema.ts";
import { heldRemote, remoteToken } from "./schema.ts";

export const pairRemote = endpoint("POST", "/api/companion/pair", {
  access: "anyone",
  summary:
    "Pair this phone as a remote control with the code on a screen; guesses are rate limited",
  body: z.strictObject({ code: partyCode }),
  reply: z.object({ token: remoteToken, remote: heldRemote }),
  errors: ["NOT_FOUND", "CONFLICT", "TOO_MANY_REQUESTS"],
});
