import type { MusicTheme } from "#score/vocabulary.ts";
import { anthem } from "./anthem.ts";
import { ballad } from "./ballad.ts";
import { chase } from "./chase.ts";
import { drift } from "./drift.ts";
import { jig } from "./jig.ts";
import { lullaby } from "./lullaby.ts";
import { march } from "./march.ts";
import type { Theme } from "./theme.ts";
import { waltz } from "./waltz.ts";

export const themesByName: Record<MusicTheme, Theme> = {
  lullaby,
  march,
  waltz,
  ballad,
  chase,
  anthem,
  drift,
  jig,
};
