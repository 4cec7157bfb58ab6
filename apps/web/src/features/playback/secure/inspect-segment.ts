import type { Playback } from "@goldmane/contracts/playback/schema";
import { parseMediaPlaylist } from "@goldmane/player/core/hls/media-playlist";
import { Decrypter } from "@goldmane/player/dom/fetch/decrypt";
import { fetchResponse } from "#platform/api.ts";
import { shortenLink } from "./read-link.ts";

/** One segment, encrypted and decrypted. Describes the delivery of its key, never the key. */
export type Inspection = {
  address: string;
  bytes: number;
  /** The playlist's own line about the key, with its link shortened. */
  keyLine: string;
  keyCaching: string;
  sealed: Uint8Array;
  opened: Uint8Array;
};

const lookedAtBytes = 16;

/** Fetches and decrypts only what the player does in this browser anyway. */
export async function inspectSegment({ rungs, start }: Playback): Promise<Inspection | null> {
  const [rung] = rungs;
  if (!rung) return null;
  const base = new URL(rung.playlistUrl, location.href);
  const text = await (await fetchResponse(base.href)).text();
  const { segments } = parseMediaPlaylist(text);
  const segment = segments.find(({ startSeconds }) => startSeconds >= start.seconds) ?? segments[0];
  if (!segment?.key) return null;
  const url = new URL(segment.uri, base).href;
  const sealed = await readBytes(await fetchResponse(url));
  let keyCaching = "";
  const decrypter = new Decrypter(async (keyUrl) => {
    const answer = await fetchResponse(keyUrl);
    keyCaching = answer.headers.get("cache-control") ?? "";
    return readBytes(answer);
  });
  const key = { ...segment.key, uri: new URL(segment.key.uri, base).href };
  const opened = await decrypter.decrypt(sealed, key, segment);
  return {
    address: shortenLink(url),
    bytes: sealed.length,
    keyLine: text.split("\n").find((line) => line.startsWith("#EXT-X-KEY")) ?? "",
    keyCaching,
    sealed: sealed.slice(0, lookedAtBytes),
    opened: opened.slice(0, lookedAtBytes),
  };
}

async function readBytes(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await answer.arrayBuffer());
}
