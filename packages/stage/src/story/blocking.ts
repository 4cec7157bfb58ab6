import { postureAt } from "#actor/acting/posture.ts";
import { stageWidth } from "#surface.ts";
import { addAnswers } from "./answers.ts";
import { divideAct } from "./approach.ts";
import { reachOfPerson, reachOfThing } from "./in-reach.ts";
import { swallowedShare } from "#actor/verbs/swallow.ts";
import { reliefHeight } from "#prop/relief-height.ts";
import { topOf } from "#prop/grips.ts";
import { stageHeight } from "#surface.ts";
import type { CastMember, Scene, Story, Target } from "./schema.ts";
import { canBecome } from "./prop-states.ts";
import { StoryError } from "./story-error.ts";
import type { Act, ActorTrack, Anchor, PropTrack, SceneSpan, Speech } from "./timeline.ts";
import {
  places,
  type ActorMode,
  type Arrival,
  type Effect,
  type Emotion,
  type PropState,
  type Verb,
} from "./vocabulary.ts";

/** Off stage on either side, in fractions of the stage's width. */
const offLeft = -0.16;
const offRight = 1.16;
/** Distance kept from a character, and from a prop, in fractions of the width. */
const besidePerson = 0.13;
const besideThing = 0.06;
/** A hug at a position is for the character that stands within this distance of it. */
const hugWithin = 0.16;
const flyingHeight = 0.3;

/** Visual and sound effect of a prop that appears or disappears. */
const bursts: Record<Arrival, Effect> = { pop: "sparkle", puff: "smoke", light: "glow" };
const burstSeconds = 1.1;

/** Acts in which two look at each other. */
const facing: ReadonlySet<Verb> = new Set<Verb>(["hug", "give", "pull"]);

/** Accumulates the tracks of a scene while its steps are resolved. */
export class Blocking {
  readonly #cast: Map<string, CastMember>;
  readonly #tracks = new Map<string, ActorTrack>();
  readonly #props: PropTrack[];
  readonly #effects: SceneSpan["effects"] = [];
  readonly #sceneStart: number;

  constructor(story: Story, scene: Scene, start: number) {
    this.#sceneStart = start;
    this.#cast = new Map(story.cast.map((member) => [member.id, member]));
    this.#props = scene.props.map((prop) => ({
      prop,
      changes: [],
      moments: [{ at: start, holder: null, ...standingPlace(prop, scene.props) }],
    }));
    for (const entry of scene.cast) this.#open(entry);
  }

  member(id: string): CastMember {
    const member = this.#cast.get(id);
    if (!member) throw new StoryError("cast", `"${id}" is not in the cast`);
    return member;
  }

  say(who: string, speech: Speech): void {
    const speaker = this.#track(who);
    const listeners = this.#present().filter((track) => track !== speaker);
    const addressee = speech.to ?? listeners.at(0)?.member.id ?? null;
    speaker.speech.push({ ...speech, to: addressee });
    if (addressee) speaker.gazes.push({ at: speech.start, to: { id: addressee } });
    const heard = {
      start: speech.start,
      end: speech.end,
      emotion: speaker.emotions.at(-1)?.emotion ?? "neutral",
      asks: speech.text.includes("?"),
      cries: speech.text.includes("!"),
    };
    for (const listener of listeners) {
      listener.gazes.push({ at: speech.start + 0.25, to: { id: who } });
      listener.heard.push({ ...heard, isAddressed: listener.member.id === addressee });
    }
  }

  act(who: string, act: Act): void {
    const track = this.#track(who);
    for (const part of divideAct(act, track.member, postureAt(track))) {
      track.acts.push(part);
      this.#handle(who, part);
    }
    this.#turnToEachOther(who, act);
  }

  /** When the last act of a character ends. */
  endOf(who: string): number {
    return this.#track(who).acts.at(-1)?.end ?? 0;
  }

  feel(who: string, emotion: Emotion, at: number): void {
    this.#track(who).emotions.push({ at, emotion });
  }

  look(who: string, target: Target, at: number): void {
    const to = target === "camera" ? ("camera" as const) : this.anchor(target);
    this.#track(who).gazes.push({ at, to });
  }

  effect(effect: Effect, target: Target, start: number, seconds: number): void {
    this.#effects.push({ effect, at: this.anchor(target), start, end: start + seconds });
  }

  /** Changes a prop's state; appearing and disappearing trigger an effect. */
  change(id: string, becomes: PropState, how: Arrival, start: number): void {
    const track = this.#props.find(({ prop }) => prop.id === id);
    if (!track) throw new StoryError("props", `"${id}" is not among the props`);
    if (!canBecome(track.prop.kind, becomes))
      throw new StoryError("props", `a ${track.prop.kind} cannot be ${becomes}`);
    track.changes.push({ at: start, becomes });
    track.changes.sort((a, b) => a.at - b.at);
    if (becomes === "there" || becomes === "gone")
      this.#effects.push({ effect: bursts[how], at: { id }, start, end: start + burstSeconds });
  }

  /** The path and target of a verb. */
  pathOf(who: string, verb: Verb, to: Target | undefined): Omit<Act, "start" | "end" | "verb"> {
    const here = lastPlace(this.#track(who));
    const named = to === undefined ? null : this.anchor(to);
    const anchor = named && verb === "hug" ? this.#someoneAt(named, who) : named;
    const there = anchor ? this.#beside(anchor, here.x) : here.x;
    const path = {
      fromX: here.x,
      toX: here.x,
      fromHeight: here.height,
      toHeight: here.height,
      target: anchor,
    };
    switch (verb) {
      case "walk":
      case "run":
      case "hop":
      case "swim":
      case "jump":
      case "hide":
        return { ...path, toX: there };
      case "hug":
      case "give":
      case "pick-up":
      case "pull":
        return { ...path, toX: anchor ? this.#inReach(who, verb, anchor) : here.x };
      case "fly":
        return { ...path, toX: there, toHeight: Math.max(here.height, flyingHeight) };
      case "enter": {
        const x = anchor ? there : 0.5;
        return { ...path, fromX: this.#entrance(who, x), toX: x };
      }
      case "exit":
        return {
          ...path,
          toX:
            anchor && "x" in anchor && (anchor.x < 0 || anchor.x > 1)
              ? anchor.x
              : nearerSide(anchor ? there : here.x),
        };
      case "fall":
        return { ...path, toHeight: 0 };
      default:
        return path;
    }
  }

  anchor(target: Target): Anchor {
    if (typeof target === "number") return { x: target };
    return target in places ? { x: placeX(target) } : { id: target };
  }

  finish(): Pick<SceneSpan, "actors" | "props" | "effects"> {
    const actors = [...this.#tracks.values()];
    for (const track of actors) {
      track.gazes.sort((a, b) => a.at - b.at);
      track.heard.sort((a, b) => a.start - b.start);
      track.emotions.sort((a, b) => a.at - b.at);
      track.acts.sort((a, b) => a.start - b.start);
    }
    addAnswers(actors);
    return { actors, props: this.#props, effects: this.#effects };
  }

  #open(entry: Scene["cast"][number]): void {
    const x = this.#mountOf(entry)?.moments[0]?.x ?? placeX(entry.at);
    this.#tracks.set(entry.who, {
      member: playing(this.member(entry.who), entry.as),
      start: {
        x,
        height: entry.height ?? this.#heightOn(entry),
        facing: entry.facing ? (entry.facing === "right" ? 1 : -1) : x > 0.5 ? -1 : 1,
        emotion: entry.feel ?? "neutral",
        doing: entry.doing ?? "stand",
        ...(entry.of && { of: entry.of }),
        ...(entry.falls && { falls: entry.falls }),
      },
      acts: [],
      emotions: [{ at: this.#sceneStart, emotion: entry.feel ?? "neutral" }],
      gazes: [],
      speech: [],
      heard: [],
    });
  }

  /** Height of what a character stands or lies on. */
  #heightOn(entry: Scene["cast"][number]): number {
    const mount = this.#mountOf(entry);
    if (mount) return reliefHeight(this.member(entry.who), mount);
    const { on, within } = entry;
    const track = this.#props.find(({ prop }) => prop.id === on || prop.id === within);
    if (!track || (!on && track.prop.kind !== "bed")) return 0;
    const { kind, size = 1 } = track.prop;
    const [moment] = track.moments;
    return (moment?.height ?? 0) + topOf({ kind, size }) / stageHeight;
  }

  /** The thing out of which a head in relief sticks. */
  #mountOf({ as, within }: Scene["cast"][number]): PropTrack | undefined {
    return as === "relief" ? this.#props.find(({ prop }) => prop.id === within) : undefined;
  }

  /** A character that is absent at the scene's start waits off stage. */
  #track(who: string): ActorTrack {
    if (!this.#tracks.has(who)) this.#open({ who, at: offLeft });
    const track = this.#tracks.get(who);
    if (!track) throw new StoryError("cast", `"${who}" has no track`);
    return track;
  }

  #present(): ActorTrack[] {
    return [...this.#tracks.values()].filter((track) => {
      const { x } = lastPlace(track);
      return x > -0.05 && x < 1.05;
    });
  }

  #beside(anchor: Anchor, fromX: number): number {
    if ("x" in anchor) return anchor.x;
    const prop = this.#props.find((track) => track.prop.id === anchor.id);
    const x = prop ? (prop.moments.at(-1)?.x ?? 0.5) : lastPlace(this.#track(anchor.id)).x;
    const gap = prop ? besideThing : besidePerson;
    return fromX <= x ? x - gap : x + gap;
  }

  /** The character nearest to a position, if one stands there. */
  #someoneAt(anchor: Anchor, except: string): Anchor {
    if (!("x" in anchor)) return anchor;
    const away = (track: ActorTrack) => Math.abs(lastPlace(track).x - anchor.x);
    const [nearest] = this.#present()
      .filter(({ member }) => member.id !== except)
      .toSorted((a, b) => away(a) - away(b));
    return nearest && away(nearest) <= hugWithin ? { id: nearest.member.id } : anchor;
  }

  /** x from where a character touches another or a thing; its own x when that is in reach. */
  #inReach(who: string, verb: "hug" | "give" | "pick-up" | "pull", anchor: Anchor): number {
    const track = this.#track(who);
    const { x: from } = lastPlace(track);
    if ("x" in anchor) return verb === "give" ? from : anchor.x;
    const prop = this.#props.find(({ prop: { id } }) => id === anchor.id);
    const x = prop ? (prop.moments.at(-1)?.x ?? 0.5) : lastPlace(this.#track(anchor.id)).x;
    if (prop && verb === "give") return from;
    const { best, least } = prop
      ? reachOfThing(verb, track.member, prop.prop, prop.moments.at(-1)?.height ?? 0)
      : reachOfPerson(verb, track.member, this.#track(anchor.id));
    const away = Math.abs(from - x) * stageWidth;
    if (away >= least && away <= best + 4) return from;
    return x + ((from <= x ? -1 : 1) * best) / stageWidth;
  }

  #turnToEachOther(who: string, { verb, target, start }: Act): void {
    if (!target || !("id" in target) || !facing.has(verb)) return;
    const partner = this.#tracks.get(target.id);
    if (!partner || partner.member.id === who) return;
    this.#track(who).gazes.push({ at: start, to: target });
    if (postureAt(partner) !== "sleep") partner.gazes.push({ at: start + 0.1, to: { id: who } });
  }

  /** x to enter from: the target's side the first time, later the side nearest to the last position. */
  #entrance(who: string, toX: number): number {
    const track = this.#track(who);
    const side = toX <= 0.5 ? offLeft : offRight;
    if (track.acts.length === 0)
      track.start = { ...track.start, x: side, facing: side < 0 ? 1 : -1 };
    return track.acts.length === 0 ? side : nearerSide(lastPlace(track).x);
  }

  /** The thing flies into the mouth and is gone. */
  #swallow(who: string, target: string | null, { start, end }: Act): void {
    const track = this.#props.find(({ prop }) => prop.id === target);
    const last = track?.moments.at(-1);
    if (!track || !last) return;
    const { x, height } = last;
    track.moments.push({ at: start, holder: null, x, height, into: { who, until: end } });
    track.changes.push({ at: start + (end - start) * swallowedShare, becomes: "gone" });
  }

  /** Props change hands in the middle of the act. */
  #handle(who: string, act: Act): void {
    const middle = act.start + (act.end - act.start) * 0.55;
    const target = act.target && "id" in act.target ? act.target.id : null;
    if (act.verb === "pick-up") {
      this.#props
        .find((track) => track.prop.id === target)
        ?.moments.push({ at: middle, holder: who, x: act.toX, height: 0 });
      return;
    }
    if (act.verb === "swallow") this.#swallow(who, target, act);
    const held = this.#props.find((track) => track.moments.at(-1)?.holder === who);
    if (!held) return;
    if (act.verb === "give" && target && this.#cast.has(target)) {
      const { x } = lastPlace(this.#track(target));
      held.moments.push({ at: middle, holder: target, x, height: 0 });
    } else if (act.verb === "throw") {
      const x = act.target ? this.#beside(act.target, act.toX) : act.toX;
      held.moments.push({ at: middle, holder: null, x, height: held.prop.height ?? 0 });
    }
  }
}

/** A member of the cast as it plays in the scene. */
function playing(member: CastMember, as: ActorMode | undefined): CastMember {
  return as ? { ...member, as } : member;
}

function lastPlace(track: ActorTrack): { x: number; height: number } {
  const last = track.acts.at(-1);
  return last ? { x: last.toX, height: last.toHeight } : track.start;
}

/** Where a prop stands at first: at its place, or on top of another. */
function standingPlace(
  prop: Scene["props"][number],
  props: Scene["props"],
): { x: number; height: number } {
  const below = props.find(({ id }) => id === prop.on);
  const x = placeX(prop.at);
  if (!below || below.on === prop.id) return { x, height: prop.height ?? 0 };
  const { kind, size = 1 } = below;
  const base = standingPlace(
    below,
    props.filter(({ id }) => id !== prop.id),
  );
  return { x, height: prop.height ?? base.height + topOf({ kind, size }) / stageHeight };
}

function placeX(at: Target): number {
  if (typeof at === "number") return at;
  return places[at as keyof typeof places];
}

function nearerSide(x: number): number {
  return x < 0.5 ? offLeft : offRight;
}
