import { getExpiredLink } from "@goldmane/contracts/playback/secure/api";
import { call } from "#platform/api.ts";
import { borrow, prolong, tamper } from "./forge-link.ts";
import { readLink, shortenLink } from "./read-link.ts";
import type { SecureStream } from "./secure-query.ts";

export const tries = [
  "own",
  "tampered",
  "prolonged",
  "expired",
  "foreign",
  "borrowed",
  "key",
] as const;
export type Try = (typeof tries)[number];

/** The server's real answer. */
export type Outcome = {
  address: string;
  status: number;
  type: string;
  body: string;
  tookMs: number;
};

/** Enough of a playlist to recognize it; an error is shorter. */
const shownOfBody = 240;

/** Requests a link in the ways that must fail, and in the one that works. */
export async function tryLink(
  kind: Try,
  stream: SecureStream,
  otherTitleId: string,
): Promise<Outcome> {
  const address = await prepare(kind, stream, otherTitleId);
  const isElsewhere = kind === "foreign" || kind === "key";
  const begun = performance.now();
  const answer = await fetch(address, {
    // Another browser lacks this one's cookie.
    credentials: isElsewhere ? "omit" : "include",
    cache: "no-store",
  });
  const body = await answer.text();
  return {
    address: shortenLink(address),
    status: answer.status,
    type: answer.headers.get("content-type") ?? "",
    // A forged signature is useless, but an answer may contain valid links.
    body: cut(shortenAll(body)),
    tookMs: performance.now() - begun,
  };
}

async function prepare(kind: Try, stream: SecureStream, otherTitleId: string): Promise<string> {
  const { playback } = stream;
  const own = playback.manifestUrl;
  switch (kind) {
    case "own":
    case "foreign":
      return own;
    case "tampered":
      return tamper(own);
    case "prolonged":
      return prolong(own);
    case "expired":
      return (await call(getExpiredLink, { id: playback.titleId, cut: stream.cut })).url;
    case "borrowed":
      return borrow(own, otherTitleId);
    case "key":
      return playback.keyUrl ?? own;
  }
}

function shortenAll(text: string): string {
  return text.replaceAll(/\/media\/[^\s"]+/g, (link) =>
    readLink(link) ? shortenLink(link) : link,
  );
}

function cut(text: string): string {
  return text.length > shownOfBody ? `${text.slice(0, shownOfBody)} …` : text;
}
