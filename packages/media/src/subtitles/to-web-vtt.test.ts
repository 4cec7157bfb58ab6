import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import { toWebVtt } from "./to-web-vtt.ts";

describe("toWebVtt", () => {
  it("turns SubRip into WebVTT, in order, with emphasis and without other markup", () => {
    const srt = [
      "2",
      "00:00:03,500 --> 00:00:04,000",
      '<font color="red">Who <I>is</I> there?</font>',
      "",
      "1",
      "0:00:01,5 --> 00:00:02,250  X1:100 X2:200",
      "{\\an8}Tom & Jerry <3",
      "1984",
      "",
    ].join("\r\n");
    expect(toWebVtt(srt)).toBe(
      [
        "WEBVTT",
        "",
        "00:00:01.500 --> 00:00:02.250 line:5%",
        "Tom &amp; Jerry &lt;3",
        "1984",
        "",
        "00:00:03.500 --> 00:00:04.000",
        "Who <i>is</i> there?",
        "",
      ].join("\n"),
    );
  });

  it("keeps a cue with a blank line whole, and drops the next cue's number", () => {
    const srt =
      "1\n00:00:01,000 --> 00:00:02,000\nOne\n\nTwo\n\n2\n00:00:03,000 --> 00:00:04,000\nThree\n";
    expect(toWebVtt(srt)).toBe(
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\nTwo\n\n00:00:03.000 --> 00:00:04.000\nThree\n",
    );
  });

  it("keeps only text and placement of WebVTT", () => {
    const vtt = [
      "WEBVTT - made by hand",
      "",
      "STYLE",
      "::cue { background: url(https://example.org/track) }",
      "",
      "NOTE 1:00 nothing",
      "",
      "intro",
      "00:01.000 --> 00:02.000 align:start position:10% region:fred onclick=x",
      "<v Anna><c.yellow>Hello &amp; goodbye</c>",
      "",
      "NOTE trailing",
    ].join("\n");
    expect(toWebVtt(vtt)).toBe(
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000 align:start position:10%\nHello &amp; goodbye\n",
    );
  });

  it("drops cues that end before they begin, and returns null for a text without cues", () => {
    expect(toWebVtt("1\n00:00:05,000 --> 00:00:02,000\nBackwards\n")).toBeNull();
    expect(toWebVtt("just a letter")).toBeNull();
    expect(toWebVtt("")).toBeNull();
  });
});

describe("decodeText", () => {
  const text = "Où est l’été ? ¡Mañana!";

  it("reads UTF-8 with and without its mark", () => {
    expect(decodeText(Buffer.from(text, "utf8"))).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`, "utf8"))).toBe(text);
  });

  it("reads UTF-16 of either order, with and without its mark", () => {
    const little = Buffer.from(text, "utf16le");
    expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toBe(text);
    expect(decodeText(little)).toBe(text);
    const big = Buffer.from(little).swap16();
    expect(decodeText(Buffer.concat([Buffer.from([0xfe, 0xff]), big]))).toBe(text);
    expect(decodeText(big)).toBe(text);
  });

  it("decodes text that is neither UTF-8 nor UTF-16 as Windows-1252", () => {
    expect(decodeText(Buffer.from("Où est l\x92été ?", "latin1"))).toBe("Où est l’été ?");
  });
});
