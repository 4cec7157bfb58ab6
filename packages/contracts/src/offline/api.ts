import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { maxDownloads, maxOfflinePositions } from "./limits.ts";
import { offlinePosition, savedOfflinePositions, renewal } from "./schema.ts";

export const renewLicenses = endpoint("POST", "/api/offline/licenses", {
  access: "profile",
  summary:
    "Which of these films this viewer may keep on a device without a network, and until when",
  body: z.strictObject({ titleIds: z.array(titleId).check(z.maxLength(maxDownloads)) }),
  reply: renewal,
});

export const saveOfflinePositions = endpoint("POST", "/api/offline/progress", {
  access: "profile",
  summary: "How far this viewer came while there was no network; what is newer here stays",
  body: z.strictObject({
    places: z.array(offlinePosition).check(z.maxLength(maxOfflinePositions)),
  }),
  reply: savedOfflinePositions,
});
