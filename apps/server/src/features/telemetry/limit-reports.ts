import { reportsPerMinute } from "@goldmane/contracts/telemetry/limits";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { RateLimiter } from "#platform/rate-limiter.ts";
import { perApp } from "#platform/per-app.ts";
import { toLimitAddress } from "#platform/identity/address.ts";

const limiterOf = perApp(() => new RateLimiter({ most: reportsPerMinute, windowMs: 60_000 }));

/** @throws AppError TOO_MANY_REQUESTS for an address over `reportsPerMinute`. */
export function limitReports(app: App, ip: string): void {
  limiterOf(app).enforce(
    toLimitAddress(ip),
    app.now(),
    (wait) =>
      new AppError("TOO_MANY_REQUESTS", "Too many performance reports. Try again later.", wait),
  );
}
