import { describe, expect, test } from "vitest";
import { borrow, prolong, tamper } from "./forge-link.ts";
import { describePart } from "./describe-part.ts";
import { readLink, shortenLink } from "./read-link.ts";

const expiresAt = 1_800_000_000_000;
const token = `${expiresAt.toString(36)}-Ab3_x-Y9Ab3_x-Y9Ab3_x-Y9`;
const link = `/media/${token}/the-sock-rocket/film-0123456789abcdef/video/low/12.m4s`;

test("parses a link, and shows only the beginning of its signature", () => {
  expect(readLink(`https://films.example${link}?x`)).toEqual({
    expiresAt,
    expiry: expiresAt.toString(36),
    signature: "Ab3_…",
    titleId: "the-sock-rocket",
    cut: "film",
    content: "0123456789abcdef",
    part: "video/low/12.m4s",
  });
  expect(shortenLink(link)).toBe(
    `/media/${expiresAt.toString(36)}-Ab3_…/the-sock-rocket/film-0123456789abcdef/video/low/12.m4s`,
  );
  expect(shortenLink(link)).not.toContain("x-Y9");
});

test.each(["/media/titles/the-sock-rocket/poster", "/api/titles", "/media/x", ""])(
  "%j is no signed link",
  (address) => {
    expect(readLink(address)).toBeNull();
  },
);

describe("a forged link", () => {
  test("differs in one character of the signature", () => {
    const forged = tamper(link);
    expect(forged).toHaveLength(link.length);
    const changed = Array.from(link).filter((character, at) => character !== forged[at]);
    expect(changed).toHaveLength(1);
    expect(tamper(forged)).not.toBe(forged);
  });

  test("claims a later expiry than it was signed for", () => {
    const later = readLink(prolong(link));
    expect(later?.expiresAt).toBeGreaterThan(expiresAt);
    expect(later?.signature).toBe("Ab3_…");
  });

  test("names another title under this one's signature", () => {
    expect(borrow(link, "r-rated")).toBe(link.replace("the-sock-rocket", "r-rated"));
  });
});

test.each([
  ["master.m3u8", "Quality list"],
  ["video/low.m3u8", "Video playlist, low"],
  ["video/low/init.mp4", "Video header, low"],
  ["video/high/12.m4s", "Video 13, high"],
  ["audio/main/0.m4s", "Audio 1"],
  ["audio/main/init.mp4", "Audio header"],
  ["audio/main.m3u8", "Audio playlist"],
  ["captions/en.vtt", "Captions, en"],
  ["key", "Key"],
  ["thumbnails/3.m4s", "Preview image 4"],
  ["thumbnails.m3u8", "Preview playlist"],
  ["something/else", "something/else"],
])("calls %s %s", (part, name) => {
  expect(describePart(part)).toBe(name);
});
