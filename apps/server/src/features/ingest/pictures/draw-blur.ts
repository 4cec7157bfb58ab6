import { bareWebp } from "@goldmane/std/bare-webp";
import type { App } from "#platform/app.ts";

const side = 10;
const quality = 25;

/** A picture as it looks from afar, as a data address: null for one that cannot be read. */
export async function drawBlur(
  app: App,
  picture: Buffer,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const request = { kind: "poster", width: side, height: side, type: "webp", quality } as const;
    const webp = await app.media.convertPicture(picture, request, signal);
    return `data:image/webp;base64,${Buffer.from(bareWebp(webp)).toString("base64")}`;
  } catch (error) {
    signal.throwIfAborted();
    app.log.warn({ err: error }, "a picture has no blur");
    return null;
  }
}
