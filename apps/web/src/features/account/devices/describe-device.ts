import type { Device } from "@goldmane/contracts/account/devices/schema";

/** The name that the family gave the device, or else its browser's. */
export function describeDevice({ name, browser }: Pick<Device, "name" | "browser">): string {
  return name ?? browser;
}
