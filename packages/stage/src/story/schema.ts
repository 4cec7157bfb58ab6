import * as z from "zod/mini";
import { speakers } from "./speaking/speakers.ts";
import {
  arrivals,
  backdrops,
  beats,
  effects,
  emotions,
  genres,
  moves,
  musicMoods,
  places,
  props,
  propStates,
  rigs,
  shots,
  sounds,
  themes,
  times,
  transitions,
  verbs,
  weathers,
  type PlaceName,
} from "./vocabulary.ts";

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const seconds = z.number().check(z.minimum(0.1), z.maximum(30));

/** A named place, or a fraction of the stage's width (0 left edge, 1 right edge). */
const place = z.union([
  z.enum(Object.keys(places) as [PlaceName, ...PlaceName[]]),
  z.number().check(z.minimum(-0.3), z.maximum(1.3)),
]);
/** A place, or whoever or whatever carries the id. */
export type Target = number | string;

/** What makes one lion differ from another. All optional: a rig has a handsome default. */
export const look = z.object({
  body: z.optional(color),
  belly: z.optional(color),
  hair: z.optional(color),
  accent: z.optional(color),
  eyes: z.optional(color),
  outfit: z.optional(color),
  /** 1 is the rig's own size. */
  size: z.optional(z.number().check(z.minimum(0.4), z.maximum(2))),
  /** Head against body, 1 as drawn; larger is younger and cuter. */
  headSize: z.optional(z.number().check(z.minimum(0.7), z.maximum(1.5))),
  /** Leg and arm length, 1 as drawn. */
  limbs: z.optional(z.number().check(z.minimum(0.6), z.maximum(1.5))),
  /** Width of the body, 1 as drawn. */
  girth: z.optional(z.number().check(z.minimum(0.7), z.maximum(1.5))),
  pattern: z.optional(z.enum(["plain", "spots", "stripes", "patches", "stars"])),
  wears: z.optional(
    z.array(
      z.enum([
        "scarf",
        "hat",
        "glasses",
        "cape",
        "crown",
        "bow",
        "backpack",
        "helmet",
        "apron",
        "headphones",
      ]),
    ),
  ),
});
export type Look = z.infer<typeof look>;

export const castMember = z.object({
  id,
  name: text(40),
  rig: z.enum(rigs),
  look: z._default(look, {}),
  /** Pitch 1 is the rig's own voice, 2 an octave up; rate 1 is 14 characters a second. */
  voice: z._default(
    z.object({
      pitch: z._default(z.number().check(z.minimum(0.5), z.maximum(2)), 1),
      rate: z._default(z.number().check(z.minimum(0.6), z.maximum(1.5)), 1),
      /** Whose voice speaks; chosen by name, rig and pitch when left out. */
      speaker: z.optional(z.enum(speakers)),
    }),
    { pitch: 1, rate: 1 },
  ),
});
export type CastMember = z.infer<typeof castMember>;

/** `with: true` starts a step together with the one before it instead of after it. */
const together = { with: z.optional(z.boolean()) };

/** Steps that take time: the next one waits for them. */
const say = z.object({
  who: id,
  say: text(140),
  feel: z.optional(z.enum(emotions)),
  to: z.optional(id),
  ...together,
});
const narrate = z.object({ narrate: text(140), ...together });
const act = z.object({
  who: id,
  do: z.enum(verbs),
  /** Where to (walk, run, fly, enter, exit, jump), or whom or what for (point, give, hug, pick-up, throw). */
  to: z.optional(z.union([place, id])),
  seconds: z.optional(seconds),
  ...together,
});
const wait = z.object({ wait: seconds });

/** Steps that take none: they hold from the moment they stand at. */
const feel = z.object({ who: id, feel: z.enum(emotions) });
const gaze = z.object({ who: id, look: z.union([place, id, z.literal("camera")]) });
const camera = z.object({
  camera: z.enum(shots),
  on: z.optional(z.union([id, z.array(id)])),
  /** Cuts within the step before: that many seconds after it began, or that share of it ("40%"). */
  after: z.optional(
    z.union([
      z.number().check(z.minimum(0), z.maximum(30)),
      z.string().check(z.regex(/^[0-9]{1,2}%$/)),
    ]),
  ),
  move: z.optional(z.enum(moves)),
});
const effect = z.object({
  effect: z.enum(effects),
  at: z.union([place, id]),
  seconds: z.optional(seconds),
});
/** A thing opens, is lit, eaten, comes or goes from here on. */
const change = z.object({
  prop: id,
  becomes: z.enum(propStates),
  /** Of what comes or goes: with a pop when left out. */
  how: z.optional(z.enum(arrivals)),
});
const sound = z.object({ sound: z.enum(sounds) });
const music = z.object({
  music: z.enum(musicMoods),
  intensity: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
});

export const step = z.union([
  say,
  narrate,
  act,
  wait,
  feel,
  gaze,
  camera,
  effect,
  change,
  sound,
  music,
]);
export type Step = z.infer<typeof step>;

export const scene = z.object({
  beat: z.enum(beats),
  backdrop: z.enum(backdrops),
  time: z.enum(times),
  weather: z._default(z.enum(weathers), "clear"),
  /** How the scene before gives way to this one. */
  transition: z._default(z.enum(transitions), "cut"),
  /** Who stands where as the scene opens. Whoever enters later need not be listed. */
  cast: z.array(
    z.object({
      who: id,
      at: place,
      facing: z.optional(z.enum(["left", "right"])),
      feel: z.optional(z.enum(emotions)),
      /** How far off the ground, in fractions of the stage's height: for those who fly, float or swim. */
      height: z.optional(z.number().check(z.minimum(0), z.maximum(0.8))),
      /** Who sails sits in the boat that is nearest. */
      doing: z.optional(z.enum(["sit", "sleep", "hide", "swim", "sail"])),
    }),
  ),
  props: z._default(
    z.array(
      z.object({
        id,
        kind: z.enum(props),
        at: place,
        height: z.optional(z.number().check(z.minimum(0), z.maximum(0.9))),
        size: z.optional(z.number().check(z.minimum(0.3), z.maximum(4))),
        color: z.optional(color),
        /** How it is as the scene opens: there, shut, lit and whole when left out. */
        begins: z.optional(z.enum(propStates)),
        /** Drawn behind the cast unless it stands in front. */
        front: z.optional(z.boolean()),
        /** A boat or tub that lies in the water: there is some, about it. */
        afloat: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
  steps: z.array(step).check(z.minLength(1), z.maxLength(120)),
});
export type Scene = z.infer<typeof scene>;
export type Prop = Scene["props"][number];

/** A whole film as data. Everything the engines need; nothing a catalog needs. */
export const story = z.object({
  version: z.literal(1),
  title: text(60),
  /** Every seeded choice (ridge lines, saccades, melodies) follows from this. */
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  genre: z.enum(genres),
  /** The genre's look holds unless the film has colors of its own. */
  palette: z.optional(z.object({ key: color, shadow: color, accent: color })),
  music: z.object({
    theme: z.enum(themes),
    mood: z.enum(musicMoods),
    /** Beats a minute. */
    tempo: z.int().check(z.minimum(50), z.maximum(180)),
    intensity: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  cast: z.array(castMember).check(z.minLength(1), z.maxLength(8)),
  scenes: z.array(scene).check(z.minLength(1), z.maxLength(20)),
});
/** A story as an author writes it: defaults left out. */
export type StoryScript = z.input<typeof story>;
export type Story = z.output<typeof story>;
