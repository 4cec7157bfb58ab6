import { stripMetadata } from "@goldmane/std/strip-metadata";
import type { App } from "#platform/app.ts";

const side = 10;
const quality = 25;

/** A blurred placeholder of a picture as a data URL; null for an unreadable picture. */
export async function drawBlur(
  app: App,
  picture: Buffer,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const request = { kind: "poster", width: side, height: side, type: "webp", quality } as const;
    const webp = await app.media.convertPicture(picture, request, signal);
    return `data:image/webp;base64,${Buffer.from(stripMetadata(webp)).toString("base64")}`;
  } catch (error) {
    signal.throwIfAborted();
    app.log.warn(
      { event: "ingest.blur_failed", err: error },
      "making a blurred placeholder failed",
    );
    return null;
  }
}
