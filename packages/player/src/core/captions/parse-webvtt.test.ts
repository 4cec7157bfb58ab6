import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cuesAt } from "./cue.ts";
import { parseWebVtt } from "./parse-webvtt.ts";

const plain = (cue: ReturnType<typeof parseWebVtt>[number] | undefined) =>
  cue?.lines.map((line) => line.map((run) => run.text).join("")).join("|");

describe("parseWebVtt", () => {
  test("reads cues with identifiers, settings, speakers, styles and several lines", () => {
    const [cue] = parseWebVtt(
      "\uFEFFWEBVTT - a film\r\n\r\nNOTE nobody reads this\r\n\r\nid-1\r\n00:01.500 --> 00:00:04.000 line:0 align:start\r\n<v Fox>Come &amp; <i>see</i>,\r\n- it's <b.loud>big</b>!\r\n",
    );
    expect(cue).toMatchObject({ startSeconds: 1.5, endSeconds: 4, isTop: true, align: "start" });
    expect(plain(cue)).toBe("Come & see,|- it's big!");
    expect(cue?.lines[0]?.[1]).toMatchObject({ text: "see", italic: true, speaker: "Fox" });
    expect(cue?.lines[1]?.[1]).toMatchObject({ text: "big", bold: true });
  });

  test("sorts cues and skips malformed ones", () => {
    const cues = parseWebVtt(
      "WEBVTT\n\n00:05.000 --> 00:06.000\nlater\n\n00:09.000 --> 00:08.000\nbackwards\n\n00:bad --> 00:03.000\nbad\n\n00:01.000 --> 00:02.000\nsooner\n",
    );
    expect(cues.map(plain)).toEqual(["sooner", "later"]);
  });

  test("shows a cue from its start up to, but not at, its end", () => {
    const cues = parseWebVtt("WEBVTT\n\n00:01.000 --> 00:02.000\nhere\n");
    expect([0.99, 1, 1.99, 2].map((time) => cuesAt(cues, time).length)).toEqual([0, 1, 1, 0]);
  });

  test("is empty for anything else, and never throws", () => {
    expect(parseWebVtt("1\n00:00:01,000 --> 00:00:02,000\nan srt\n")).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseWebVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`);
        parseWebVtt(text);
      }),
    );
  });
});
