import * as z from "zod/mini";
import { speakers } from "./speaking/speakers.ts";
import {
  actorModes,
  arrivals,
  backdrops,
  beats,
  bodyShapes,
  effects,
  emotions,
  eyeSets,
  genres,
  moves,
  muzzles,
  musicMoods,
  places,
  props,
  propStates,
  rigs,
  shadowGrounds,
  shots,
  sounds,
  themes,
  times,
  transitions,
  verbs,
  weathers,
  type ActorMode,
  type PlaceName,
} from "./vocabulary.ts";

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const seconds = z.number().check(z.minimum(0.1), z.maximum(30));

/** A named position, or a fraction of the stage's width (0 left edge, 1 right edge). */
const place = z.union([
  z.enum(Object.keys(places) as [PlaceName, ...PlaceName[]]),
  z.number().check(z.minimum(-0.3), z.maximum(1.3)),
]);
/** A position, or the id of a character or prop. */
export type Target = number | string;

/** Appearance of a cast member. All fields are optional: every rig has defaults. */
export const look = z.object({
  body: z.optional(color),
  belly: z.optional(color),
  hair: z.optional(color),
  accent: z.optional(color),
  eyes: z.optional(color),
  outfit: z.optional(color),
  /** Scale; 1 is the rig's default. */
  size: z.optional(z.number().check(z.minimum(0.4), z.maximum(2))),
  /** Head size relative to the body; 1 is the rig's default, larger looks younger. */
  headSize: z.optional(z.number().check(z.minimum(0.7), z.maximum(1.5))),
  /** Leg and arm length; 1 is the rig's default. */
  limbs: z.optional(z.number().check(z.minimum(0.6), z.maximum(1.5))),
  /** Width of the body; 1 is the rig's default. */
  girth: z.optional(z.number().check(z.minimum(0.7), z.maximum(1.5))),
  /** Chosen by the character's id and name by default, and so are `muzzle` and `shape`. */
  eyeSet: z.optional(z.enum(eyeSets)),
  muzzle: z.optional(z.enum(muzzles)),
  shape: z.optional(z.enum(bodyShapes)),
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
  /** Pitch 1 is the rig's default voice, 2 an octave up; rate 1 is 14 characters per second. */
  voice: z._default(
    z.object({
      pitch: z._default(z.number().check(z.minimum(0.5), z.maximum(2)), 1),
      rate: z._default(z.number().check(z.minimum(0.6), z.maximum(1.5)), 1),
      /** The speech synthesizer's voice; chosen by name, rig and pitch by default. */
      speaker: z.optional(z.enum(speakers)),
      /** Its voice in another cast: in a whole interactive film, for each of its clips. */
      asIn: z.optional(
        z.object({
          speaker: z.enum(speakers),
          pitchHz: z.number().check(z.minimum(50), z.maximum(500)),
          size: z.number().check(z.minimum(0.5), z.maximum(2)),
        }),
      ),
    }),
    { pitch: 1, rate: 1 },
  ),
});
/** A member of the cast, as it plays in a scene. */
export type CastMember = z.infer<typeof castMember> & { as?: ActorMode };

/** `with: true` starts a step together with the previous one instead of after it. */
const together = { with: z.optional(z.boolean()) };

/** `punch: true` stops all sound for half a second before the line, and the music until its end. */
const punch = { punch: z.optional(z.boolean()) };

/** Steps that take time: the next step waits for them. */
const say = z.object({
  who: id,
  say: text(140),
  feel: z.optional(z.enum(emotions)),
  to: z.optional(id),
  ...punch,
  ...together,
});
const narrate = z.object({ narrate: text(140), ...punch, ...together });
const act = z.object({
  who: id,
  do: z.enum(verbs),
  /**
   * A position (walk, run, fly, enter, exit, jump), or a character or prop (point, give, hug,
   * pick-up, throw).
   */
  to: z.optional(z.union([place, id])),
  seconds: z.optional(seconds),
  ...together,
});
const wait = z.object({ wait: seconds });

/** Steps that take no time: they apply from their position in the list. */
const feel = z.object({ who: id, feel: z.enum(emotions) });
const gaze = z.object({ who: id, look: z.union([place, id, z.literal("camera")]) });
const camera = z.object({
  camera: z.enum(shots),
  on: z.optional(z.union([id, z.array(id)])),
  /** Cuts within the previous step: seconds after its start, or a share of it ("40%"). */
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
/** A prop opens, is lit, is eaten, appears or disappears from here on. */
const change = z.object({
  prop: id,
  becomes: z.enum(propStates),
  /** How it appears or disappears; "pop" by default. */
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
  /** Strength of the wind, to the right: hair, ears, tails and capes stream in it. */
  wind: z._default(z.number().check(z.minimum(-1), z.maximum(1)), 0),
  /** Transition from the previous scene. */
  transition: z._default(z.enum(transitions), "cut"),
  /** Positions at the scene's start. A character that enters later need not be listed. */
  cast: z.array(
    z.object({
      who: id,
      at: place,
      facing: z.optional(z.enum(["left", "right"])),
      feel: z.optional(z.enum(emotions)),
      /**
       * Height above the ground in fractions of the stage's height, for flying, floating or
       * swimming.
       */
      height: z.optional(z.number().check(z.minimum(0), z.maximum(0.8))),
      /** Stands on top of this prop. */
      on: z.optional(id),
      /** Stands behind this prop, until it moves away. */
      behind: z.optional(id),
      /**
       * Is inside this prop, until it moves away: in a tub, a chest, a bed or a doorway, whose front hides the
       * rest, or in a mirror's glass.
       */
      within: z.optional(id),
      /**
       * "shadow" is flat and dark, "relief" only a head that sticks out of the thing it is `within`,
       * "four-legged" walks on four legs.
       */
      as: z.optional(z.enum(actorModes)),
      /** Whose shadow this is: it does what that one does until it acts by itself. */
      of: z.optional(id),
      /** Where a shadow falls: along the ground by default, or up the wall behind. */
      falls: z.optional(z.enum(shadowGrounds)),
      /** "sail" sits in the nearest boat. */
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
        /** State at the scene's start; by default present, closed, lit and whole. */
        begins: z.optional(z.enum(propStates)),
        /** Draws the prop in front of the cast instead of behind it. */
        front: z.optional(z.boolean()),
        /** Stands on top of this other prop. */
        on: z.optional(id),
        /** A mirror that shows the cast beside it. */
        reflects: z.optional(z.boolean()),
        /** A boat or tub that lies in water; adds the water around it. */
        afloat: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
  steps: z.array(step).check(z.minLength(1), z.maxLength(120)),
});
export type Scene = z.infer<typeof scene>;
export type Prop = Scene["props"][number];

/** A complete film as data: everything that the engines need, and no catalog entry. */
export const story = z.object({
  version: z.literal(1),
  title: text(60),
  /** Second line of the title card: the film's own name, where the title is a tile's label. */
  subtitle: z.optional(text(60)),
  /** Seed of all random choices (ridge lines, saccades, melodies). */
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  genre: z.enum(genres),
  /** Overrides the genre's palette. */
  palette: z.optional(z.object({ key: color, shadow: color, accent: color })),
  music: z.object({
    theme: z.enum(themes),
    mood: z.enum(musicMoods),
    /** Beats per minute. */
    tempo: z.int().check(z.minimum(50), z.maximum(180)),
    intensity: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  cast: z.array(castMember).check(z.minLength(1), z.maxLength(12)),
  scenes: z.array(scene).check(z.minLength(1), z.maxLength(20)),
});
/** A story as an author writes it, without default values. */
export type StoryScript = z.input<typeof story>;
export type Story = z.output<typeof story>;
