import type { Capabilities } from "@goldmane/contracts/assistant/schema";
import { isInsecure } from "#platform/device/is-insecure.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import { findRecognition, recognizesHere } from "./recognition.ts";

/** What turns speech into text. */
export type HearingWay = "browser" | "server";

/** Where the audio goes: stays here, the browser's maker, this server, or a service behind it. */
export type Destination = "device" | "maker" | "server" | "service";

export type Hearable = Pick<Capabilities, "stt" | "mayListen">;

const setting = "leo-hearing";

/** The browser claims support but fails: use the server next time. */
let browserFails = false;

export function noteBrowserFailure(): void {
  browserFails = true;
}

/** The ways that this browser and server have for this viewer. */
export function findWays(capabilities: Hearable | undefined): HearingWay[] {
  if (!capabilities?.mayListen || isInsecure()) return [];
  const { stt } = capabilities;
  const hasMicrophone = "mediaDevices" in navigator && "MediaRecorder" in globalThis;
  // The embedded recognizer is English.
  const isUnderstood = stt === "remote" || getActiveLanguage().language === "en";
  return [
    ...(findRecognition() && !browserFails ? (["browser"] as const) : []),
    ...(stt !== null && hasMicrophone && isUnderstood ? (["server"] as const) : []),
  ];
}

/** The way that was agreed to on this device; undefined until the viewer has read about it. */
export function readAgreedWay(ways: readonly HearingWay[]): HearingWay | undefined {
  const saved = readDeviceSetting(setting);
  return ways.find((way) => way === saved);
}

export function agreeToWay(way: HearingWay): void {
  saveDeviceSetting(setting, way);
}

export async function findDestination(
  way: HearingWay,
  { stt }: Pick<Capabilities, "stt">,
): Promise<Destination> {
  if (way === "server") return stt === "remote" ? "service" : "server";
  return (await recognizesHere()) ? "device" : "maker";
}
