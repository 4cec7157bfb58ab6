import fc from "fast-check";
import type { StoryScript } from "#story/schema.ts";
import {
  arrivals,
  backdrops,
  beats,
  effects,
  bodyShapes,
  emotions,
  eyeSets,
  genres,
  moves,
  muzzles,
  musicMoods,
  places,
  props,
  rigs,
  shots,
  sounds,
  themes,
  times,
  transitions,
  verbs,
  weathers,
  type PlaceName,
} from "#story/vocabulary.ts";

type SceneScript = StoryScript["scenes"][number];
type StepScript = SceneScript["steps"][number];

const people = ["ada", "bo", "cy"] as const;
const clothes = ["scarf", "hat", "glasses", "cape", "crown", "helmet", "headphones"] as const;
const things = ["thing", "toy"] as const;

const place = fc.oneof(
  fc.constantFrom(...(Object.keys(places) as PlaceName[])),
  fc.double({ min: 0.1, max: 0.9, noNaN: true }),
);
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);
const seconds = fc.double({ min: 0.1, max: 6, noNaN: true });
const words = fc
  .array(fc.constantFrom("Oh", "lantern", "we", "must,", "hurry!", "Who", "is", "there?", "moon"), {
    minLength: 1,
    maxLength: 16,
  })
  .map((list) => list.join(" "));

const who = fc.constantFrom(...people);
const target = fc.oneof(fc.constantFrom(...people, ...things), place);

const look = fc.record(
  {
    body: color,
    hair: color,
    size: fc.double({ min: 0.4, max: 2, noNaN: true }),
    headSize: fc.double({ min: 0.7, max: 1.5, noNaN: true }),
    limbs: fc.double({ min: 0.6, max: 1.5, noNaN: true }),
    girth: fc.double({ min: 0.7, max: 1.5, noNaN: true }),
    pattern: fc.constantFrom("plain", "spots", "stripes", "patches", "stars"),
    eyeSet: fc.constantFrom(...eyeSets),
    muzzle: fc.constantFrom(...muzzles),
    shape: fc.constantFrom(...bodyShapes),
    wears: fc.subarray([...clothes]),
  },
  { requiredKeys: [] },
);

const anyStep: fc.Arbitrary<StepScript> = fc.oneof(
  fc
    .tuple(
      fc.record({ who, say: words }),
      fc.record(
        { feel: fc.constantFrom(...emotions), to: who, with: fc.boolean() },
        { requiredKeys: [] },
      ),
    )
    .map(([line, more]) => ({ ...line, ...more })),
  fc.record({ narrate: words }),
  fc
    .tuple(
      fc.record({ who, do: fc.constantFrom(...verbs) }),
      fc.record({ to: target, seconds, with: fc.boolean() }, { requiredKeys: [] }),
    )
    .map(([act, more]) => ({ ...act, ...more })),
  fc.record({ wait: seconds }),
  fc.record({ who, feel: fc.constantFrom(...emotions) }),
  fc.record({ who, look: fc.oneof(target, fc.constant("camera" as const)) }),
  fc.record({ effect: fc.constantFrom(...effects), at: target }),
  fc.record({
    prop: fc.constantFrom(...things),
    becomes: fc.constantFrom("there" as const, "gone" as const),
    how: fc.constantFrom(...arrivals),
  }),
  fc.record({ sound: fc.constantFrom(...sounds) }),
  fc.record({ music: fc.constantFrom(...musicMoods) }),
);
const directed: fc.Arbitrary<StepScript> = fc
  .tuple(
    fc.record({ camera: fc.constantFrom(...shots) }),
    fc.record(
      {
        on: fc.oneof(who, fc.uniqueArray(who, { minLength: 1 })),
        move: fc.constantFrom(...moves),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([shot, more]) => ({ ...shot, ...more }));

const scene: fc.Arbitrary<SceneScript> = fc
  .record({
    directs: fc.boolean(),
    cast: fc.subarray([...people], { minLength: 1 }),
    stands: fc.array(place, { minLength: 3, maxLength: 3 }),
    height: fc.constantFrom(0, 0, 0.2, 0.5),
    doing: fc.constantFrom(
      undefined,
      undefined,
      "sit" as const,
      "sleep" as const,
      "swim" as const,
      "sail" as const,
    ),
    things: fc.subarray([...things]),
    kinds: fc.array(fc.constantFrom(...props), { minLength: 2, maxLength: 2 }),
    size: fc.double({ min: 0.3, max: 4, noNaN: true }),
    beat: fc.constantFrom(...beats),
    backdrop: fc.constantFrom(...backdrops),
    time: fc.constantFrom(...times),
    weather: fc.constantFrom(...weathers),
    transition: fc.constantFrom(...transitions),
  })
  .chain(({ directs, cast, stands, height, doing, things: ids, kinds, size, ...setting }) =>
    fc
      .array(directs ? fc.oneof({ weight: 3, arbitrary: anyStep }, directed) : anyStep, {
        minLength: 1,
        maxLength: 9,
      })
      .map((steps) => ({
        ...setting,
        cast: cast.map((id, index) => ({
          who: id,
          at: stands[index] ?? "center",
          height: index === 0 ? height : 0,
          ...(doing && index === 1 ? { doing } : {}),
        })),
        props: ids.map((id, index) => ({
          id,
          kind: kinds[index] ?? "ball",
          at: stands[index] ?? "center",
          size,
        })),
        steps: steps.filter((step) => namesOnlyPresent(step, ids)),
      }))
      .filter(({ steps }) => steps.length > 0),
  );

/** Arbitrary valid stories, some scenes with camera steps. */
export const anyStory: fc.Arbitrary<StoryScript> = fc.record({
  version: fc.constant(1 as const),
  title: words.map((text) => text.slice(0, 60)),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
  genre: fc.constantFrom(...genres),
  music: fc.record({
    theme: fc.constantFrom(...themes),
    mood: fc.constantFrom(...musicMoods),
    tempo: fc.integer({ min: 50, max: 180 }),
    intensity: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  cast: fc
    .tuple(
      ...people.map((id) =>
        fc.record({ rig: fc.constantFrom(...rigs), look, id: fc.constant(id) }),
      ),
    )
    .map((members) => members.map((member) => ({ ...member, name: member.id }))),
  scenes: fc.array(scene, { minLength: 1, maxLength: 3 }),
});

/** Props are known only in the scene that lists them. */
function namesOnlyPresent(step: StepScript, present: readonly string[]): boolean {
  const named = new Set<unknown>(Object.values(step).flat());
  return things.every((id) => present.includes(id) || !named.has(id));
}
