import type { DrawShoulder } from "#camera/shoulder.ts";
import type { Style } from "#paint/light.ts";
import type { StageSet } from "#set/stage-set.ts";
import type { SceneSpan } from "#story/timeline.ts";

/** A scene with its built set, ready to be drawn. */
export type Staged = {
  scene: SceneSpan;
  set: StageSet;
  style: Style;
  seed: number;
  /** Draws a character in the foreground, if the host can. */
  shoulder?: DrawShoulder;
};
