import { originals } from "@goldmane/originals/catalog.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import type { SceneSpan, Timeline } from "@goldmane/stage/story/timeline";
import { describe, expect, test } from "vitest";
import { measureContacts, type ContactMeasure } from "./contacts.ts";

/** In stage units, 1280 across. */
const limits = { slide: 1, gap: { hug: 18, give: 45, "pick-up": 80, pull: 20 } };

const contacts = originals.flatMap(({ id, story }) =>
  measureContacts(compileStory(story, voices[id] ?? [])).map((contact) => ({ id, ...contact })),
);
const listed = (some: typeof contacts) =>
  some.map(({ id, scene, verb, who, to }) => `${id}, scene ${scene}: ${who} ${verb} ${to}`);

describe("every hug, hand-over, pick-up and pulled nose of the catalog", () => {
  test("is walked to with planted feet", () => {
    expect(contacts.length).toBeGreaterThan(200);
    expect(listed(contacts.filter(({ slide }) => slide > limits.slide))).toEqual([]);
  });

  test("is answered by the partner", () => {
    expect(contacts.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThan(100);
    expect(listed(contacts.filter(({ isAnswered }) => isAnswered === false))).toEqual([]);
  });

  test("closes on a body, a hand or a thing, not on air", () => {
    // A whale has fins instead of hands, and a tub takes nothing.
    const handless = new Set(["neon-noodle-typhoon", "sir-grubbins-will-not-bathe"]);
    const airy = contacts.filter(
      ({ id, verb, gap }) => gap > limits.gap[verb] && !(verb === "give" && handless.has(id)),
    );
    expect(listed(airy)).toEqual([]);
    for (const verb of ["hug", "give", "pick-up"] as const)
      expect(median(contacts.filter((contact) => contact.verb === verb)), verb).toBeLessThan(4);
  });
});

describe("measuring contacts", () => {
  const film = originals.find(({ id }) => id === "cold-wash-only");
  const timeline = compileStory(film?.story ?? raise());

  test("reports feet that glide to a hug", () => {
    const [hug] = hugsOf(
      changed((scene) => ({
        ...scene,
        actors: scene.actors.map((track) => ({
          ...track,
          acts: track.acts.map((act) =>
            act.verb === "hug" ? { ...act, fromX: act.toX + 0.1 } : act,
          ),
        })),
      })),
    );
    expect(hug?.slide).toBeGreaterThan(60);
  });

  test("reports a partner who does nothing", () => {
    const ignored = changed((scene) => ({
      ...scene,
      actors: scene.actors.map((track) => ({ ...track, answers: [] })),
    }));
    expect(hugsOf(ignored).map(({ isAnswered }) => isAnswered)).toEqual([false, false]);
    expect(hugsOf(timeline).map(({ isAnswered }) => isAnswered)).toEqual([true, true]);
  });

  test("reports arms that close on air", () => {
    const far = changed((scene) => ({
      ...scene,
      actors: scene.actors.map((track) => ({
        ...track,
        acts: track.acts.map((act) =>
          act.verb === "hug" ? { ...act, fromX: act.toX + 0.2, toX: act.toX + 0.2 } : act,
        ),
      })),
    }));
    expect(Math.min(...hugsOf(far).map(({ gap }) => gap))).toBeGreaterThan(40);
  });

  function changed(change: (scene: SceneSpan) => SceneSpan): Timeline {
    return { ...timeline, scenes: timeline.scenes.map(change) };
  }

  function hugsOf(of: Timeline): ContactMeasure[] {
    return measureContacts(of).filter(({ verb }) => verb === "hug");
  }
});

function median(some: readonly ContactMeasure[]): number {
  return some.map(({ gap }) => gap).toSorted((a, b) => a - b)[some.length >> 1] ?? 0;
}

function raise(): never {
  throw new Error("The catalog has no such film.");
}
