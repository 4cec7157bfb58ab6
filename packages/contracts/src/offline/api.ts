import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { keptAtMost, latePlacesAtMost } from "./limits.ts";
import { latePlace, latePlacesKept, renewal } from "./schema.ts";

export const renewLicences = endpoint("POST", "/api/offline/licences", {
  access: "profile",
  summary:
    "Which of these films this viewer may keep on a device without a network, and until when",
  body: z.strictObject({ titleIds: z.array(titleId).check(z.maxLength(keptAtMost)) }),
  reply: renewal,
});

export const saveLatePlaces = endpoint("POST", "/api/offline/progress", {
  access: "profile",
  summary: "How far this viewer came while there was no network; what is newer here stays",
  body: z.strictObject({ places: z.array(latePlace).check(z.maxLength(latePlacesAtMost)) }),
  reply: latePlacesKept,
});
