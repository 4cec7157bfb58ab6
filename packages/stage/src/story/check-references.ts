import type { Story } from "./schema.ts";
import { canBecome } from "./prop-states.ts";
import { StoryError } from "./story-error.ts";
import { fourLegged, places } from "./vocabulary.ts";

/**
 * Checks that every id in a scene is in the cast or among the scene's props.
 * @throws StoryError for an unknown or duplicate id, or a state that the prop does not have.
 */
export function checkReferences(story: Story): void {
  const cast = new Set(story.cast.map((member) => member.id));
  if (cast.size < story.cast.length) throw new StoryError("cast", "two members have the same id");

  for (const [sceneIndex, scene] of story.scenes.entries()) {
    const props = new Set(scene.props.map((prop) => prop.id));
    const inCast = (id: string, where: string): void => {
      if (!cast.has(id)) throw new StoryError(where, `"${id}" is not in the cast`);
    };
    const known = (id: unknown, where: string): void => {
      if (typeof id !== "string" || id in places || id === "camera") return;
      if (!cast.has(id) && !props.has(id))
        throw new StoryError(where, `"${id}" is neither in the cast nor among the props`);
    };
    for (const { id, kind, begins } of scene.props)
      if (begins && !canBecome(kind, begins))
        throw new StoryError(`scene ${sceneIndex}`, `"${id}" cannot be ${begins}`);
    const inProps = (id: string | undefined, where: string): void => {
      if (id !== undefined && !props.has(id))
        throw new StoryError(where, `"${id}" is not among the props`);
    };
    for (const { id, on } of scene.props) {
      inProps(on, `scene ${sceneIndex}`);
      if (on === id) throw new StoryError(`scene ${sceneIndex}`, `"${id}" stands on itself`);
    }
    for (const { who, on, behind, within, of, as } of scene.cast) {
      inCast(who, `scene ${sceneIndex}`);
      if (of !== undefined) inCast(of, `scene ${sceneIndex}`);
      if (of === who) throw new StoryError(`scene ${sceneIndex}`, `"${who}" is its own shadow`);
      if (as === "relief" && within === undefined)
        throw new StoryError(`scene ${sceneIndex}`, `"${who}" is in relief within no prop`);
      const rig = story.cast.find((member) => member.id === who)?.rig;
      if (as === "four-legged" && rig && !fourLegged.has(rig))
        throw new StoryError(`scene ${sceneIndex}`, `a ${rig} has no four legs`);
      for (const place of [on, behind, within]) inProps(place, `scene ${sceneIndex}`);
    }
    for (const [stepIndex, step] of scene.steps.entries()) {
      const where = `scene ${sceneIndex}, step ${stepIndex}`;
      if ("who" in step) inCast(step.who, where);
      if ("to" in step) known(step.to, where);
      if ("look" in step) known(step.look, where);
      if ("at" in step) known(step.at, where);
      if ("prop" in step) inProps(step.prop, where);
      if ("camera" in step) for (const id of [step.on ?? []].flat()) known(id, where);
    }
  }
}
