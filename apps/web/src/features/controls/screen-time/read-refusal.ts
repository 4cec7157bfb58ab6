import { type TimeLeft, timeLeft } from "@goldmane/contracts/controls/time-left";
import { ApiError } from "#platform/api.ts";

/** Time left from an error; null if time was not the reason. */
export function readRefusal(error: Error): TimeLeft | null {
  if (!(error instanceof ApiError) || error.code !== "SCREEN_TIME_OVER") return null;
  return timeLeft.safeParse(error.details).data ?? null;
}
