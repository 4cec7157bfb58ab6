import type { Pose } from "#actor/pose.ts";

/** The rest pose: standing, facing right, silent. */
export function neutralPose(): Pose {
  return {
    x: 0,
    y: 0,
    lift: 0,
    facing: 1,
    twist: 0,
    lean: 0,
    roll: 0,
    stretch: 1,
    crouch: 0,
    scale: 1,
    swim: 0,
    presence: 1,
    gait: { phase: 0, stride: 0 },
    feet: { near: { x: 0, y: 0, tip: 0 }, far: { x: 0, y: 0, tip: 0 } },
    hips: { x: 0, y: 0 },
    wings: 0,
    arms: { near: { x: -0.2, y: 0.9 }, far: { x: 0.28, y: 0.88 } },
    hands: { near: "rest", far: "rest" },
    farInFront: false,
    head: { tilt: 0, nod: 0, turn: 0 },
    doze: 0,
    time: 0,
    drag: { x: 0, y: 0 },
    face: {
      brows: { raise: 0, anger: 0 },
      lids: 1,
      squint: 0,
      wink: 0,
      blink: 1,
      smile: 0.25,
      blush: 0.12,
      tears: 0,
      gaze: { x: 0, y: 0 },
      pupils: "round",
      pupilSize: 1,
      mouth: {
        from: "X",
        to: "X",
        blend: 1,
        rest: { width: 1, open: 0, round: 0, teeth: 0, tongue: 0 },
      },
    },
  };
}
