import { describe, expect, it } from "vitest";
import { stageWidth } from "#surface.ts";
import { divideAct } from "./approach.ts";
import { castMember } from "./schema.ts";
import type { Act } from "./timeline.ts";

const child = castMember.parse({ id: "ada", name: "Ada", rig: "child" });

function hugFrom(pixels: number, seconds: number): Act {
  return {
    verb: "hug",
    start: 10,
    end: 10 + seconds,
    fromX: 0.2,
    toX: 0.2 + pixels / stageWidth,
    fromHeight: 0,
    toHeight: 0,
    target: { id: "bo" },
  };
}

describe("an act that touches", () => {
  it("starts with the way there, and happens on the spot", () => {
    const [walk, hug] = divideAct(hugFrom(120, 3), child, "stand");
    expect(walk?.verb).toBe("walk");
    expect(walk?.toX).toBe(hug?.fromX);
    expect(hug?.fromX).toBe(hug?.toX);
    expect(walk?.end).toBe(hug?.start);
    expect(hug?.end).toBe(13);
  });

  it("is run to when the time is short, and takes longer when even that is not enough", () => {
    expect(divideAct(hugFrom(260, 2), child, "stand")[0]?.verb).toBe("run");
    const acts = divideAct(hugFrom(900, 1.6), child, "stand");
    expect(acts.at(-1)?.end).toBeGreaterThan(11.6);
    expect((acts.at(-1)?.end ?? 0) - (acts.at(-1)?.start ?? 0)).toBeGreaterThanOrEqual(1.1);
  });

  it("is never run to over a few steps", () => {
    const [walk, pick] = divideAct({ ...hugFrom(70, 1.2), verb: "pick-up" }, child, "stand");
    expect(walk?.verb).toBe("walk");
    expect((pick?.end ?? 0) - (pick?.start ?? 0)).toBeGreaterThanOrEqual(0.79);
  });

  it("needs no step in reach, and no walk for other verbs", () => {
    expect(divideAct(hugFrom(3, 2), child, "stand")).toHaveLength(1);
    expect(divideAct({ ...hugFrom(200, 2), verb: "jump" }, child, "stand")).toHaveLength(1);
  });

  it("gets up before it walks, and swims in the water", () => {
    expect(divideAct(hugFrom(120, 3), child, "sit").map(({ verb }) => verb)).toEqual([
      "stand",
      "walk",
      "hug",
    ]);
    expect(divideAct(hugFrom(120, 3), child, "swim")[0]?.verb).toBe("swim");
  });
});
