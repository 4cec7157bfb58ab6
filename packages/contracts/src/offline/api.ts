import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { maxDownloads, maxOfflinePositions } from "./limits.ts";
import { offlinePosition, savedOfflinePositions, renewal } from "./schema.ts";

export const renewLicenses = endpoint("POST", "/api/offline/licenses", {
  access: "profile",
  summary: "Renew the licenses of downloads, with their expiry",
  body: z.strictObject({ titleIds: z.array(titleId).check(z.maxLength(maxDownloads)) }),
  reply: renewal,
});

export const saveOfflinePositions = endpoint("POST", "/api/offline/progress", {
  access: "profile",
  summary: "Report progress made offline; newer progress on the server wins",
  body: z.strictObject({
    places: z.array(offlinePosition).check(z.maxLength(maxOfflinePositions)),
  }),
  reply: savedOfflinePositions,
});
