import type { Scene, Step, Story } from "./schema.ts";

/** Seconds without any sound before a punch line. */
export const silenceBefore = 0.5;

/** An authored pause of this length before a line sets the line up as a joke. */
const tellingWait = 0.5;

/**
 * The lines of a scene before which all sound stops: those that the author marks, those after a
 * pause, and the film's last line.
 */
export function punchLinesOf(story: Story, scene: Scene): ReadonlySet<Step> {
  const lastOfFilm =
    scene === story.scenes.at(-1) ? scene.steps.findLast((step) => isLine(step)) : undefined;
  return new Set(
    scene.steps.filter((step, index) => {
      if (!isLine(step) || step.with) return false;
      const before = scene.steps[index - 1];
      const isAfterPause = before !== undefined && "wait" in before && before.wait >= tellingWait;
      return step.punch === true || isAfterPause || step === lastOfFilm;
    }),
  );
}

type Line = Extract<Step, { say: string } | { narrate: string }>;

function isLine(step: Step): step is Line {
  return "say" in step || "narrate" in step;
}
