import { describe, expect, it } from "vitest";
import { cleanFileName, readFileName } from "./file-name.ts";

describe("readFileName", () => {
  it.each([
    ["A Film (2019).mkv", "A Film", 2019],
    ["a.film.2019.1080p.WEB-DL.x264-GRP.mkv", "A Film", 2019],
    ["2001.A.Space.Odyssey.1968.2160p.BluRay.mkv", "2001 A Space Odyssey", 1968],
    ["1917 (2019).mp4", "1917", 2019],
    ["2012.mkv", "2012", null],
    ["Blade Runner 2049 (2017) [1080p].mp4", "Blade Runner 2049", 2017],
    ["The_Lion_and_the_Lamp.mp4", "The Lion and the Lamp", null],
    ["[Group] Star Voyage - 05 [720p].mkv", "Star Voyage - 05", null],
    ["Dr. Who and me.avi", "Dr. Who and me", null],
    ["The.Show.S01E02.The.One.720p.HDTV.mkv", "The Show S01E02", null],
    ["The Show (2011) - s1e12 - Title.mkv", "The Show S01E12", 2011],
    ["Amélie.2001.mkv", "Amélie", 2001],
    ["1080p.mkv", "1080p", null],
    ["film", "Film", null],
    ["Spider.Man.Web.of.Lies.2021.WEBRip.mkv", "Spider Man Web of Lies", 2021],
  ])("%s is %s", (name, title, year) => {
    expect(readFileName(name)).toEqual({ title, year });
  });

  it("never leaves a film without a title, and removes characters that reverse text", () => {
    expect(readFileName("....mkv").title).toBe("Untitled film");
    expect(readFileName("safe\u202Egnp.mp4").title).toBe("Safegnp");
  });
});

describe("cleanFileName", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["..\\..\\windows\\system32\\evil.mp4", "evil.mp4"],
    ["a\u0000b\n.mp4", "ab.mp4"],
    ["..", "Untitled film"],
    ["", "Untitled film"],
    [".hidden.mp4", "hidden.mp4"],
    ["-i.mp4", "-i.mp4"],
    ["file:concat|x.mp4", "file:concat|x.mp4"],
  ])("%j becomes %j", (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it("shortens an overlong name and keeps its extension", () => {
    const clean = cleanFileName(`${"😀".repeat(4000)}.mp4`);
    expect(Array.from(clean).length).toBe(180);
    expect(clean.endsWith(".mp4")).toBe(true);
  });
});
