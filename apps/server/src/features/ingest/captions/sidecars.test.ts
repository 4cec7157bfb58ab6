import { describe, expect, it } from "vitest";
import { belongsTo, describeSidecar } from "./sidecars.ts";

describe("sidecar subtitles", () => {
  it("belong to the film whose name they begin with", () => {
    expect(belongsTo("A Film (2019).srt", "A Film (2019).mkv")).toBe(true);
    expect(belongsTo("A Film (2019).es.srt", "A Film (2019).mkv")).toBe(true);
    expect(belongsTo("A Film (2019) 2.srt", "A Film (2019).mkv")).toBe(false);
    expect(belongsTo("Another.srt", "A Film (2019).mkv")).toBe(false);
  });

  it.each([
    ["A.srt", { language: "und", label: "Subtitles" }],
    ["A.es.srt", { language: "es", label: "Spanish" }],
    ["A.ger.forced.srt", { language: "de", label: "German (forced)" }],
    ["A.pt-BR.sdh.vtt", { language: "pt-BR", label: "Brazilian Portuguese (SDH)" }],
  ])("parses %s", (name, described) => {
    expect(describeSidecar(name, "A.mkv")).toEqual(described);
  });
});
