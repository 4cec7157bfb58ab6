import type { LeoHelper } from "@goldmane/contracts/admin/server";
import { formatMoment } from "#features/admin/format.ts";
import { say } from "#platform/words/say.ts";

/** A provider of Leo with its last result; a failure is only shown until the next success. */
export function describeHelper(helper: LeoHelper | null, fallback: string): string {
  if (!helper) return fallback;
  const { by, workedAt, failure } = helper;
  if (failure && failure.at >= (workedAt ?? 0)) {
    const when = formatMoment(failure.at);
    return workedAt === null
      ? say`${by}: failed ${when} (${failure.what}), never worked`
      : say`${by}: failed ${when} (${failure.what}), last worked ${formatMoment(workedAt)}`;
  }
  return workedAt === null
    ? say`${by}: not used yet`
    : say`${by}: last worked ${formatMoment(workedAt)}`;
}
