import { ambienceOf } from "#set/ambience-of.ts";
import { blockScene, type BlockedScene } from "./block-scene.ts";
import { captionsOf, linesOf } from "./captions.ts";
import { coverScene } from "./cover-scene.ts";
import { cueSheetOf } from "./cue-sheet.ts";
import { checkReferences } from "./check-references.ts";
import { story as storySchema, type Story, type StoryScript } from "./schema.ts";
import { SpokenLineIndex, type SpokenLines } from "./speaking/spoken-lines.ts";
import { varied } from "./vary-cast.ts";
import { StoryError } from "./story-error.ts";
import type { SceneSpan, StoryForm, Timeline } from "./timeline.ts";

/**
 * Durations in seconds: the title over the first scene's opening, the end card after the last
 * scene.
 */
export const titleSeconds = 3.4;
export const endSeconds = 4;

const fps = 24;

/** Seconds before the first step of a clip, in which its sound fades in. */
const clipLeadSeconds = 0.3;

/**
 * Resolves all times of a story: acts, shots, sound cues. Pure: the same script gives the same
 * timeline.
 * @param spoken how its lines are spoken; lines that are not listed use wordless voices.
 * @throws StoryError when the script does not match the schema, or names an unknown id.
 */
export function compileStory(
  script: StoryScript,
  spoken: SpokenLines = [],
  form: StoryForm = "film",
): Timeline {
  const story = parse(script);
  checkReferences(story);
  const book = new SpokenLineIndex(story, spoken);

  const scenes: (SceneSpan & BlockedScene)[] = [];
  for (const [index, scene] of story.scenes.entries()) {
    const start = scenes.at(-1)?.end ?? 0;
    const firstStepAt = start + leadSeconds(form, index);
    const blocked = blockScene(story, scene, { start, firstStepAt, book });
    scenes.push({
      ...blocked,
      start,
      index,
      scene,
      transition: index === 0 ? "cut" : scene.transition,
      shots: coverScene(scene, blocked, { start, index }),
    });
  }

  const storyEnd = scenes.at(-1)?.end ?? 0;
  const cards =
    form === "film" ? filmCards(storyEnd) : noCards(Math.ceil(storyEnd * fps - 1e-6) / fps);
  const durationSeconds = cards.endCard.end;
  const resolved = { story, scenes, durationSeconds };
  const lines = linesOf(scenes);
  return {
    ...resolved,
    form,
    fps,
    ...cards,
    lines,
    captions: captionsOf(lines),
    cues: cueSheetOf(resolved, ambienceOf),
  };
}

function parse(script: StoryScript): Story {
  const parsed = storySchema.safeParse(script);
  if (parsed.success) return { ...parsed.data, cast: parsed.data.cast.map(varied) };
  const [issue] = parsed.error.issues;
  throw new StoryError(issue?.path.join(".") ?? "story", issue?.message ?? "not a story");
}

/** Seconds from the start of a scene, by its index, to its first step. */
export function leadSeconds(form: StoryForm, index: number): number {
  if (index > 0) return 0.7;
  return form === "film" ? titleSeconds : clipLeadSeconds;
}

type Cards = Pick<Timeline, "titleCard" | "endCard">;

/** The film's length is rounded to half seconds: a whole number of frames. */
function filmCards(storyEnd: number): Cards {
  return {
    titleCard: { start: 0.5, end: titleSeconds },
    endCard: { start: storyEnd, end: Math.ceil((storyEnd + endSeconds) * 2) / 2 },
  };
}

function noCards(end: number): Cards {
  return { titleCard: { start: 0, end: 0 }, endCard: { start: end, end } };
}
