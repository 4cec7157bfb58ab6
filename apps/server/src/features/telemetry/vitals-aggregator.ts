import { vitalsRetentionDays } from "@goldmane/contracts/telemetry/limits";
import { toPagePattern } from "@goldmane/contracts/telemetry/pages";
import { nameBrowserFamily } from "@goldmane/contracts/telemetry/rules";
import type { PerformanceReport } from "@goldmane/contracts/telemetry/schema";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { edgeBelow } from "./quantiles.ts";
import { addCounts, deleteCountsBefore, type VitalCount } from "./store.ts";

const writeEveryMs = 10_000;
export const dayMs = 24 * 3_600_000;

/** Whole days since the epoch, in UTC. */
export function dayOf(instant: number): number {
  return Math.floor(instant / dayMs);
}

export async function deleteOldCounts({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  await deleteCountsBefore(db, dayOf(now()) - vitalsRetentionDays + 1);
}

export const aggregatorOf = perApp((app) => new VitalsAggregator(app));

/**
 * Counts reports in memory and adds them to the database every few seconds; a crash loses the last
 * few seconds. Pages, metrics, browsers and buckets are closed sets, so memory and table are bounded
 * whatever clients send.
 */
class VitalsAggregator implements AsyncDisposable {
  readonly #app: App;
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<string, VitalCount>();
  #writing: Promise<void> = Promise.resolve();

  constructor(app: App) {
    this.#app = app;
    this.#timer = setInterval(() => void this.write().catch(() => undefined), writeEveryMs);
    this.#timer.unref();
  }

  add({ metric, value, url, userAgent }: PerformanceReport): void {
    const count = {
      day: dayOf(this.#app.now()),
      page: toPagePattern(url),
      metric,
      browser: nameBrowserFamily(userAgent),
      above: edgeBelow(metric, value),
    };
    const key = Object.values(count).join(" ");
    const reports = (this.#counts.get(key)?.reports ?? 0) + 1;
    this.#counts.set(key, { ...count, reports });
  }

  /** Writes pending counts; await it before reading. */
  write(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#writeNow());
    return this.#writing;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.write().catch(() => undefined);
  }

  async #writeNow(): Promise<void> {
    const { db, log } = this.#app;
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await addCounts(db, [...counts.values()]);
    } catch (error) {
      log.warn(
        { event: "telemetry.write_failed", err: error },
        "Some performance reports were lost.",
      );
      throw error;
    }
  }
}
