import { expect, test } from "vitest";
import { wrapIndex } from "#ui/carousel/state.ts";
import { type HeroEvent, isMoving, nextHero, openHero, msUntilNextSlide } from "./state.ts";

const open = { ...openHero(0, { isPlaying: true }), isNextReady: true };

function run(...events: HeroEvent[]) {
  return events.reduce(nextHero, open);
}

test("the hero shows all 15 media, one every 6 s, and begins again", () => {
  const turns = Array.from(
    { length: 16 },
    (_, after) => [{ type: "elapsed" }, { type: "nextReady", after: after + 1 }] as const,
  );
  expect(wrapIndex(run(...turns.flat()).slide, 15)).toBe(1);
  expect(msUntilNextSlide(open)).toBe(6000);
});

test("the links' carousel steps it forth and back, past its own ends", () => {
  expect(run({ type: "stepped", by: -1 })).toMatchObject({ slide: -1, hasTurned: true });
  expect(wrapIndex(run({ type: "stepped", by: -1 }).slide, 15)).toBe(14);
});

test("a trailer has its 6 s from its first picture on", () => {
  const coming = run({ type: "trailer", is: "coming" });
  expect(msUntilNextSlide(coming)).toBeNull();
  expect(msUntilNextSlide(nextHero(coming, { type: "trailer", is: "showing" }))).toBe(6000);
});

test("a trailer that is heard is shown to its end, and then the next comes", () => {
  const heard = run({ type: "trailer", is: "showing" }, { type: "soundToggled" });
  expect(msUntilNextSlide(heard)).toBeNull();
  const next = nextHero(heard, { type: "trailer", is: "over" });
  expect(next).toMatchObject({ slide: 1, hasTurned: true, trailer: "none", hasSound: true });
});

test("a trailer that cannot be had leaves its picture the 6 s of any other", () => {
  const failed = run({ type: "trailer", is: "coming" }, { type: "trailer", is: "over" });
  expect(failed).toMatchObject({ slide: 0, trailer: "over" });
  expect(msUntilNextSlide(failed)).toBe(6000);
});

test("it begins muted; its button lets trailers be heard, and mutes them again", () => {
  expect(open.hasSound).toBe(false);
  expect(run({ type: "soundToggled" }).hasSound).toBe(true);
  expect(run({ type: "soundToggled" }, { type: "soundToggled" }).hasSound).toBe(false);
});

test("waits while pointed at, focused or out of view, and ignores a trailer's end", () => {
  for (const hold of ["pointer", "focus", "unseen"] as const) {
    const held = run({ type: "held", hold }, { type: "trailer", is: "showing" });
    expect(msUntilNextSlide(held)).toBeNull();
    expect(nextHero(held, { type: "trailer", is: "over" }).slide).toBe(0);
    expect(msUntilNextSlide(nextHero(held, { type: "released", hold }))).toBe(6000);
  }
});

test("choosing a film by hand stays with it, and its trailer may play", () => {
  const chosen = run({ type: "chosen", slide: 4 });
  expect(chosen).toMatchObject({ slide: 4, hasTurned: true, isPlaying: false, isStill: false });
  expect(msUntilNextSlide(chosen)).toBeNull();
  const resumed = nextHero(chosen, { type: "toggled" });
  expect(msUntilNextSlide(nextHero(resumed, { type: "nextReady", after: 4 }))).toBe(6000);
});

test("its button stops whatever moves, a chosen film's trailer too", () => {
  const playing = run({ type: "chosen", slide: 2 }, { type: "trailer", is: "showing" });
  expect(isMoving(playing)).toBe(true);
  const stopped = nextHero(playing, { type: "toggled" });
  expect(stopped).toMatchObject({ isPlaying: false, isStill: true });
  const hushed = nextHero(stopped, { type: "trailer", is: "none" });
  expect(nextHero(hushed, { type: "toggled" })).toMatchObject({ isPlaying: true, isStill: false });
});

test("with reduced motion the hero starts paused, and can be started", () => {
  const still = openHero(0, { isPlaying: false });
  expect(still.isStill).toBe(true);
  expect(msUntilNextSlide(still)).toBeNull();
  const started = nextHero(still, { type: "toggled" });
  expect(msUntilNextSlide(nextHero(started, { type: "nextReady", after: 0 }))).toBe(6000);
});

test("stays until the next slide's picture has loaded", () => {
  const turned = run({ type: "elapsed" });
  expect(msUntilNextSlide(turned)).toBeNull();
  expect(nextHero(turned, { type: "elapsed" }).slide).toBe(1);
  expect(msUntilNextSlide(nextHero(turned, { type: "nextReady", after: 0 }))).toBeNull();
  const ended = [
    { type: "trailer", is: "showing" },
    { type: "trailer", is: "over" },
  ] as const;
  expect(ended.reduce<typeof turned>(nextHero, turned)).toMatchObject({ slide: 1 });
  expect(msUntilNextSlide(nextHero(turned, { type: "nextReady", after: 1 }))).toBe(6000);
});
