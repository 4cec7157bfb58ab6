import type { MoodName } from "#vibes/vibe-names.ts";
import type { Vibe } from "#vibes/vibe.ts";
import { calm } from "./calm.ts";
import { energized } from "./energized.ts";
import { euphoric } from "./euphoric.ts";
import { focused } from "./focused.ts";
import { inspired } from "./inspired.ts";
import { reflective } from "./reflective.ts";

export const moods: Readonly<Record<MoodName, Vibe>> = {
  calm,
  energized,
  focused,
  inspired,
  reflective,
  euphoric,
};
