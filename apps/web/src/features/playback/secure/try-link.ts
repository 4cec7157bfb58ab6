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

/** What the server truly answered. */
export type Outcome = {
  address: string;
  status: number;
  type: string;
  body: string;
  tookMs: number;
};

/** Enough of a playlist to see what it is; a refusal is shorter. */
const shownOfBody = 240;

/** Asks for a link as it should not be asked for, and as it should. */
export async function tryLink(kind: Try, stream: SecureStream, otherId: string): Promise<Outcome> {
  const address = await prepare(kind, stream, otherId);
  const isElsewhere = kind === "foreign" || kind === "key";
  const begun = performance.now();
  const answer = await fetch(address, {
    // Another browser has no cookie of this one's.
    credentials: isElsewhere ? "omit" : "include",
    cache: "no-store",
  });
  const body = await answer.text();
  return {
    address: shortenLink(address),
    status: answer.status,
    type: answer.headers.get("content-type") ?? "",
    // A forged signature is nobody's, but an answer may hold links that are somebody's.
    body: cut(shortenAll(body)),
    tookMs: performance.now() - begun,
  };
}

async function prepare(kind: Try, stream: SecureStream, otherId: string): Promise<string> {
  const { grant } = stream;
  const own = grant.manifestUrl;
  switch (kind) {
    case "own":
    case "foreign":
      return own;
    case "tampered":
      return tamper(own);
    case "prolonged":
      return prolong(own);
    case "expired":
      return (await call(getExpiredLink, { id: grant.titleId, cut: stream.cut })).url;
    case "borrowed":
      return borrow(own, otherId);
    case "key":
      return grant.keyUrl ?? own;
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
