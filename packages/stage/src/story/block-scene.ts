import { verbSeconds, speechSeconds } from "#actor/natural-seconds.ts";
import { mouthCues, spokenMouthCues } from "#actor/mouth/mouth-cues.ts";
import { Blocking } from "./blocking.ts";
import { punchLinesOf, silenceBefore } from "./punch-lines.ts";
import type { Scene, Step, Story } from "./schema.ts";
import { isSmall } from "./shots/is-small.ts";
import {
  closingSeconds,
  spokenSeconds,
  type SpokenLineIndex,
  type SpokenLine,
} from "./speaking/spoken-lines.ts";
import { StoryError } from "./story-error.ts";
import type { CueSheet, SceneSpan, Span } from "./timeline.ts";

/** Pause after a finished line: eight frames. */
const holdAfterLine = 8 / 24;
const holdAfterScene = 0.9;
/** Pause between the handling of a small thing and a line or a cut: time to see the thing. */
const holdAfterHandling = 1.1;

export type BlockedScene = Pick<SceneSpan, "end" | "actors" | "props" | "effects"> & {
  /** Narration belongs to no actor's track. */
  narration: { start: number; end: number; text: string; spoken?: SpokenLine }[];
  rests: CueSheet["rests"];
  /** Start time of each step, by its index. */
  stepTimes: number[];
};

/** Resolves a scene's steps into tracks: positions, acts and times. */
export function blockScene(
  story: Story,
  scene: Scene,
  { start, firstStepAt, book }: { start: number; firstStepAt: number; book: SpokenLineIndex },
): BlockedScene {
  const blocking = new Blocking(story, scene, start);
  const narration: BlockedScene["narration"] = [];
  const rests: BlockedScene["rests"] = [];
  const punchLines = punchLinesOf(story, scene);
  const stepTimes: number[] = [];
  let free = firstStepAt;
  let seenAt = firstStepAt;
  let previous: Span = { start: firstStepAt, end: firstStepAt };

  for (const [index, step] of scene.steps.entries()) {
    if ("camera" in step && step.after !== undefined) {
      const where = `scene ${story.scenes.indexOf(scene)}, step ${index}`;
      stepTimes.push(within(previous, step.after, where));
      continue;
    }
    const isPunch = punchLines.has(step);
    const isTogether = "with" in step && step.with;
    if (isPunch) free = Math.max(free, previous.end + silenceBefore);
    if (!isTogether && ("say" in step || "camera" in step)) free = Math.max(free, seenAt);
    const at = isTogether ? previous.start : free;
    stepTimes.push(at);
    const until = perform(step, at);
    if (isHandling(step, scene)) seenAt = (until ?? at) + holdAfterHandling;
    if (until === null) continue;
    const hold = "say" in step || "narrate" in step ? holdAfterLine : 0;
    previous = { start: at, end: until - hold };
    if (isPunch) rests.push({ start: at - silenceBefore, lineAt: at, end: until - hold });
    free = Math.max(free, until);
  }
  return { ...blocking.finish(), narration, rests, stepTimes, end: free + holdAfterScene };

  /** Returns when the next step can start, or null for a step that takes no time. */
  function perform(step: Step, at: number): number | null {
    if ("wait" in step) return at + step.wait;
    if ("narrate" in step) {
      const spoken = book.find(null, step.narrate);
      const end = at + lineSeconds(step.narrate, 1, spoken);
      narration.push({ start: at, end, text: step.narrate, ...(spoken && { spoken }) });
      return end + holdAfterLine;
    }
    if ("say" in step) {
      const spoken = book.find(step.who, step.say);
      const end = at + lineSeconds(step.say, blocking.member(step.who).voice.rate, spoken);
      if (step.feel) blocking.feel(step.who, step.feel, at);
      blocking.say(step.who, {
        start: at,
        end,
        text: step.say,
        mouth: spoken ? spokenMouthCues(spoken.shapes, at, end) : mouthCues(step.say, at, end),
        to: step.to ?? null,
        ...(spoken && { spoken }),
      });
      return end + holdAfterLine;
    }
    if ("do" in step) {
      const path = blocking.pathOf(step.who, step.do, step.to);
      const seconds = step.seconds ?? verbSeconds(step.do, Math.abs(path.toX - path.fromX));
      blocking.act(step.who, { ...path, verb: step.do, start: at, end: at + seconds });
      return blocking.endOf(step.who);
    }
    if ("feel" in step) blocking.feel(step.who, step.feel, at);
    else if ("look" in step) blocking.look(step.who, step.look, at);
    else if ("prop" in step) blocking.change(step.prop, step.becomes, step.how ?? "pop", at);
    else if ("effect" in step) blocking.effect(step.effect, step.at, at, step.seconds ?? 1.6);
    return null;
  }
}

/** Whether a small thing is taken, handed over or changes. */
function isHandling(step: Step, { props }: Scene): boolean {
  const isThing = (id: unknown) => props.some((prop) => prop.id === id && isSmall(prop));
  if ("prop" in step) return isThing(step.prop);
  if (!("do" in step)) return false;
  return step.do === "give" || (step.do === "pick-up" && isThing(step.to));
}

/** The longer of the reading time and the speaking time, in seconds. */
function lineSeconds(text: string, rate: number, spoken: SpokenLine | null): number {
  const read = speechSeconds(text, rate);
  return spoken ? Math.max(read, spokenSeconds(spoken) + closingSeconds) : read;
}

/** An instant within a step: seconds after its start, or a share of it such as "40%". */
function within({ start, end }: Span, after: number | string, where: string): number {
  const seconds =
    typeof after === "number" ? after : ((end - start) * Number.parseInt(after, 10)) / 100;
  if (start + seconds < end) return start + seconds;
  throw new StoryError(
    where,
    `the step before it is over ${(end - start).toFixed(1)} seconds after it began`,
  );
}
