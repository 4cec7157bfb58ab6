import type { Light, Style } from "#paint/light.ts";
import type { Effect } from "#story/vocabulary.ts";
import type { Surface } from "#surface.ts";
import { drawBubbles, drawConfetti, drawHearts, drawNotes, drawStars } from "./cheerful.ts";
import { drawGlow, drawLightning, drawMagic, drawSparkle } from "./radiant.ts";
import { drawDust, drawSmoke, drawSplash } from "./earthly.ts";

export type Happening = {
  effect: Effect;
  /** Its middle, in stage units. */
  x: number;
  y: number;
  /** 0 start .. 1 end. */
  progress: number;
  seconds: number;
  seed: number;
  /** The head at this place: its height above the middle, and its half width. */
  face?: Face;
};

type Face = { up: number; halfWidth: number };

/** Input of an effect's drawing function; it draws around (0, 0). */
export type Moment = {
  surface: Surface;
  face: Face | null;
  progress: number;
  /** Seconds since the start. */
  age: number;
  /** 1 during the effect, easing in at its start and out at its end. */
  presence: number;
  seed: number;
  light: Light;
  style: Style;
};

const painters: Record<Effect, (moment: Moment) => void> = {
  sparkle: drawSparkle,
  magic: drawMagic,
  dust: drawDust,
  splash: drawSplash,
  hearts: drawHearts,
  notes: drawNotes,
  stars: drawStars,
  lightning: drawLightning,
  confetti: drawConfetti,
  smoke: drawSmoke,
  bubbles: drawBubbles,
  glow: drawGlow,
};

/** Draws an effect at one instant. Every particle is a function of that instant. */
export function drawEffect(
  surface: Surface,
  happening: Happening,
  light: Light,
  style: Style,
): void {
  const { progress, seconds, seed, face = null } = happening;
  const presence = Math.min(1, progress / 0.12, (1 - progress) / 0.3);
  if (presence <= 0) return;
  surface.save();
  surface.translate(happening.x, happening.y);
  surface.lineCap = "round";
  surface.lineJoin = "round";
  const age = progress * seconds;
  painters[happening.effect]({ surface, face, progress, age, presence, seed, light, style });
  surface.restore();
}
