import * as api from "@goldmane/contracts/trust/api";
import { authorityPath, profilePath, trustProbePath } from "@goldmane/contracts/trust/limits";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { sendAuthority, sendMobileConfig, sendProbe } from "./send-authority.ts";
import { readTrust } from "./service.ts";

export const trustRoutes = [
  handle(api.getTrust, async ({ app, browser }) => readTrust(app, browser.origin)),
];

export const trustRawRoutes: readonly RawRoute[] = [
  { methods: ["GET", "HEAD"], path: authorityPath, access: "anyone", run: sendAuthority },
  { methods: ["GET", "HEAD"], path: profilePath, access: "anyone", run: sendMobileConfig },
  { methods: ["GET"], path: trustProbePath, access: "anyone", run: sendProbe },
];
