import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { checked } from "#testing/checked-host.ts";
import { type Companion, drawCompanion } from "./companion.ts";

const size = 160;
const leo: Companion = {
  member: { id: "leo", name: "Leo", rig: "lion", look: {}, voice: { pitch: 1, rate: 1 } },
  t: 10,
  emotions: [{ at: 0, emotion: "happy" }],
  acts: [],
  attention: 0,
  mouth: null,
};

function draw(overrides: Partial<Companion>): string {
  const canvas = createCanvas(size, size);
  drawCompanion(checked(canvas.getContext("2d")), { ...leo, ...overrides }, size);
  return canvas.toDataURL();
}

test("lips follow the sounds of speech and are still before and after", () => {
  const speech = { shapes: "d40A20f40", since: 9.8 };
  const open = draw({ speech });
  const shut = draw({ speech: { ...speech, since: 9.5 } });
  const round = draw({ speech: { ...speech, since: 9.2 } });
  expect(new Set([open, shut, round]).size).toBe(3);
  expect(draw({ speech: { ...speech, since: 11 } })).toBe(draw({}));
  expect(draw({ speech: { ...speech, since: 5 } })).toBe(draw({}));
});

test("speech with unknown sounds opens the mouth by its loudness", () => {
  expect(draw({ mouth: 0.9 })).not.toBe(draw({ mouth: 0.1 }));
  expect(draw({ mouth: 0.9, speech: null })).toBe(draw({ mouth: 0.9 }));
});
