import { clamp } from "@goldmane/std/clamp";
import { hashText } from "@goldmane/std/hash-text";
import { lerp } from "@goldmane/std/lerp";
import type { LampOn } from "#lighting/lamps.ts";
import type { Light, Style } from "#paint/light.ts";
import { mix } from "#paint/mix.ts";
import type { CastMember } from "#story/schema.ts";
import type { Surface } from "#surface.ts";
import { noseStretch } from "./contact/nose-stretch.ts";
import { shapeBuild, type Build } from "./figure/build.ts";
import { drawFigure } from "./figure/draw-figure.ts";
import type { Actor, Colors, Figure, Layer, Limb, Material, Rig } from "./figure/figure.ts";
import { castInBronze, drawRelief } from "./figure/draw-relief.ts";
import { drawGroundShadow } from "./figure/ground-shadow.ts";
import { drawDoze } from "./figure/doze.ts";
import type { FigureContext } from "./ink/figure-context.ts";
import { shadesOf, type Shades } from "./ink/shades.ts";
import { drawQuadruped } from "./quadruped/draw-quadruped.ts";
import type { Pose } from "./pose.ts";
import { rigOf } from "./rig-of.ts";

/**
 * Draws one character and its shadow on the ground. The surface's transform maps stage units,
 * camera included; it is restored afterwards.
 * @param layer the part to draw; all of it by default
 * @param lamp a light next to the character, from which its shadow falls too
 */
export function drawActor(
  surface: Surface,
  member: Actor,
  pose: Pose,
  light: Light,
  style: Style,
  layer: Layer = "whole",
  lamp: LampOn | null = null,
): void {
  const presence = clamp(pose.presence);
  const scale = pose.scale * (member.look.size ?? 1) * (0.3 + 0.7 * presence);
  if (presence < 0.02 || scale < 0.02) return;
  const figure = prepareFigure(surface, member, pose, { light, style, scale, layer, lamp });
  const opacity = surface.globalAlpha;
  surface.save();
  surface.lineJoin = "round";
  surface.lineCap = "round";
  surface.translate(pose.x, pose.y);
  surface.scale(figure.ink.right * scale, scale);
  surface.globalAlpha = opacity * presence;
  const isArm = layer === "far-arm" || layer === "near-arm";
  const { as } = member;
  if ((layer === "whole" || layer === "trunk") && as !== "relief")
    drawGroundShadow(figure, pose.lift / scale);
  surface.translate(0, -pose.lift / scale);
  const middle = (figure.build.leg + figure.build.torso) * 0.62;
  surface.translate(0, -middle);
  surface.rotate(pose.roll);
  surface.translate(0, middle);
  const wide = 1 / Math.sqrt(Math.max(0.2, pose.stretch));
  surface.scale(wide, pose.stretch);
  if (as === "relief") drawRelief(figure);
  else if (as === "four-legged") drawQuadruped(figure);
  else if (figure.rig.assemble && layer !== "face") figure.rig.assemble(figure);
  else drawFigure(figure);
  if (pose.doze > 0.05 && !isArm && layer !== "figure") drawDoze(figure);
  surface.restore();
}

/** Middle tone of a character's face in a light. */
export function faceColor(member: Actor, light: Light, style: Style): string {
  return liftFace(shadesOf(skinOf(member), light, style), style).base;
}

/** A character's own color of skin or fur, before any light falls on it. */
export function skinOf({ id, rig: name, look }: Actor): string {
  const rig = rigOf(name);
  const skin = rig.skin ?? "body";
  return { ...rig.colors, ...pickFace(rig, skin, hashText(id)), ...pickColors(look) }[skin];
}

function prepareFigure(
  surface: Surface,
  { id, rig: name, look, as, attire = {} }: Actor,
  pose: Pose,
  {
    light,
    style,
    scale,
    layer,
    lamp,
  }: { light: Light; style: Style; scale: number; layer: Layer; lamp: LampOn | null },
): Figure {
  const rig = rigOf(name);
  const build = stretchSnout(shapeBuild(rig.build, look), pose);
  const right = pose.facing < 0 ? -1 : 1;
  const { keyAt } = light;
  const near = Math.min(1, (lamp?.share ?? 0) * 1.7);
  const from = lamp ? { x: lerp(keyAt.x, lamp.x, near), y: lerp(keyAt.y, lamp.y, near) } : keyAt;
  const dx = from.x - pose.x;
  const dy = from.y - (pose.y - pose.lift - 120 * scale);
  const far = Math.hypot(dx, dy) || 1;
  const ink: FigureContext = {
    surface,
    light,
    style,
    lx: (dx / far) * right,
    // Light from below the eyes would turn any face into a mask.
    ly: Math.min(-0.25, dy / far),
    shine: {
      across: (-dx * right) / 420,
      height: -dy,
      strength: lerp(light.direct ?? 0, 1, near),
      lamp: near,
    },
    right,
    outline: style.outline / Math.sqrt(scale),
  };
  const skin = rig.skin ?? "body";
  const seed = hashText(id);
  const own: Colors = { ...rig.colors, ...pickFace(rig, skin, seed), ...pickColors(look) };
  const colors = as === "relief" ? castInBronze(own) : own;
  const tones = mixTones(colors, light, style);
  const turned = Math.abs(pose.facing);
  return {
    layer,
    isQuadruped: as === "four-legged",
    ink,
    rig,
    build,
    look,
    attire,
    pose,
    colors,
    tones,
    limbs: dressLimbs(rig.limbs, tones, (limb) => {
      const color = attire.limbs?.[limb];
      return color && shadesOf(color, light, style);
    }),
    skin: liftFace(tones[skin], style),
    turned,
    head: {
      w: build.head.w,
      h: build.head.h,
      yaw: clamp(turned * 0.38 + pose.head.turn * 0.75, -1.15, 1.15),
      pitch: clamp(pose.head.nod * 0.55, -0.5, 0.5),
    },
    seed: (seed % 6283) / 1000,
    swing: {
      x: clamp((pose.drag.x * right) / 620, -0.9, 0.9),
      y: clamp(-pose.drag.y / 900, -0.8, 0.8),
    },
  };
}

function dressLimbs(
  { arm, hand, leg, foot }: Rig["limbs"],
  tones: Record<Material, Shades>,
  worn: (limb: Limb) => Shades | undefined | "",
): Record<Limb, Shades> {
  return {
    arm: worn("arm") || tones[arm],
    hand: worn("hand") || tones[hand],
    leg: worn("leg") || tones[leg],
    foot: worn("foot") || tones[foot],
  };
}

/** A pulled nose sticks out of the head farther. */
function stretchSnout(build: Build, { snout }: Pose): Build {
  if (snout === 0) return build;
  return { ...build, mouth: { ...build.mouth, out: build.mouth.out * (1 + noseStretch * snout) } };
}

/** Keeps faces readable when bodies are dark and only their edges shine. */
function liftFace(face: Shades, { shading }: Style): Shades {
  if (shading !== "glow") return face;
  const lift = (color: string) => mix(color, face.glow, 0.55);
  return { ...face, light: lift(face.light), base: lift(face.base), shade: lift(face.shade) };
}

function pickFace({ faces }: Rig, skin: Material, seed: number): Partial<Colors> {
  const face = faces?.[(seed >>> 8) % faces.length];
  return face ? { [skin]: face } : {};
}

function pickColors(look: CastMember["look"]): Partial<Colors> {
  const { body, belly, hair, accent, eyes, outfit } = look;
  const picked: Partial<Colors> = {};
  if (body) picked.body = body;
  if (belly) picked.belly = belly;
  if (hair) picked.hair = hair;
  if (accent) picked.accent = accent;
  if (eyes) picked.eyes = eyes;
  if (outfit) picked.outfit = outfit;
  return picked;
}

function mixTones(colors: Colors, light: Light, style: Style): Record<Material, Shades> {
  const belly = shadesOf(colors.belly, light, style);
  const accent = shadesOf(colors.accent, light, style);
  const shining = style.shading === "glow";
  return {
    body: shadesOf(colors.body, light, style),
    belly: shining ? { ...belly, base: mix(belly.base, belly.glow, 0.4) } : belly,
    hair: shadesOf(colors.hair, light, style),
    // On dark bodies with rim light, accents are emissive.
    accent: shining
      ? { ...accent, base: mix(accent.base, accent.glow, 0.75), light: accent.rim }
      : accent,
    outfit: shadesOf(colors.outfit, light, style),
  };
}
