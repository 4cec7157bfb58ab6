import { type Notification, visitorMarks } from "@goldmane/contracts/notifications/schema";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";

const key = "notifications.visitor";

/** An anonymous visitor's marks are stored in this browser only. */
export function storeVisitorMark(id: string, mark: "read" | "dismissed"): void {
  saveDeviceSetting(key, JSON.stringify({ ...readMarks(), [id]: mark }));
}

export function withVisitorMarks(notifications: readonly Notification[]): Notification[] {
  const marks = readMarks();
  return notifications
    .filter(({ id }) => marks[id] !== "dismissed")
    .map((one) => ({ ...one, isRead: marks[one.id] === "read" }));
}

function readMarks() {
  try {
    return visitorMarks.parse(JSON.parse(readDeviceSetting(key) ?? "{}"));
  } catch {
    saveDeviceSetting(key, null);
    return {};
  }
}
