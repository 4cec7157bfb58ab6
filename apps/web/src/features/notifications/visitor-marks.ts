import type { Notification } from "@goldmane/contracts/notifications/schema";
import * as z from "zod/mini";
import { keepDeviceChoice } from "#platform/device/keep-device-choice.ts";
import { readDeviceChoice } from "#platform/device/read-device-choice.ts";

const key = "notifications.visitor";
const marks = z.record(z.string(), z.enum(["read", "dismissed"]));
type Marks = z.infer<typeof marks>;

/** What a visitor read or put away is this browser's alone to know. */
export function keepVisitorMark(id: string, mark: Marks[string]): void {
  keepDeviceChoice(key, JSON.stringify({ ...readMarks(), [id]: mark }));
}

export function withVisitorMarks(notifications: readonly Notification[]): Notification[] {
  const kept = readMarks();
  return notifications
    .filter(({ id }) => kept[id] !== "dismissed")
    .map((one) => ({ ...one, isRead: kept[one.id] === "read" }));
}

function readMarks(): Marks {
  try {
    return marks.parse(JSON.parse(readDeviceChoice(key) ?? "{}"));
  } catch {
    keepDeviceChoice(key, null);
    return {};
  }
}
