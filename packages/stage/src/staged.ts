import type { DrawShoulder } from "#camera/shoulder.ts";
import type { Style } from "#paint/light.ts";
import type { StageSet, View } from "#set/stage-set.ts";
import type { SceneSpan } from "#story/timeline.ts";
import type { SceneCast } from "./scene-cast.ts";
import type { Surface } from "./surface.ts";

/** A scene with its built set, ready to be drawn. */
export type Staged = {
  scene: SceneSpan;
  set: StageSet;
  style: Style;
  seed: number;
  /** Draws a character in the foreground, if the host can. */
  shoulder?: DrawShoulder;
  /** Draws what is in the water upside down on it, if the host can. */
  reflections?: DrawReflections;
};

/** @param moment seconds from the film's start, and the id of a character that is not drawn */
export type DrawReflections = (
  surface: Surface,
  staged: Staged,
  cast: SceneCast,
  moment: { time: number; view: View; hidden: string | null },
) => void;
