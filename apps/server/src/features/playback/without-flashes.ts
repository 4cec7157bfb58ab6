import type { StoryScript } from "@goldmane/stage/story/schema";

type Step = StoryScript["scenes"][number]["steps"][number];

/**
 * A story for photosensitive viewers: the sky glows instead of flashing, and it thunders as before.
 */
export function withoutFlashes(story: StoryScript): StoryScript {
  if (!story.scenes.some(({ steps }) => steps.some(isFlash))) return story;
  return {
    ...story,
    scenes: story.scenes.map((scene) => ({ ...scene, steps: scene.steps.flatMap(calm) })),
  };
}

function calm(step: Step): Step[] {
  if (!isFlash(step)) return [step];
  return [{ sound: "thunder" }, { ...step, effect: "glow" }];
}

function isFlash(step: Step): step is Step & { effect: "lightning" } {
  return "effect" in step && step.effect === "lightning";
}
