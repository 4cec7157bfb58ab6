import { reach, reachBody, shapeHand, type Motion } from "#actor/acting/motion.ts";

/** Three knocks and a pause, repeatedly. */
export function knock({ pose, weight, seconds }: Motion): void {
  const beat = (seconds * 1.15) % 1;
  const rap = beat < 0.6 ? Math.sin((beat / 0.2) * Math.PI) ** 2 : 0;
  reach(pose, "far", 0.84 + rap * 0.16, -0.12 + rap * 0.05, weight);
  shapeHand(pose, "far", "fist", weight);
  pose.lean += (0.06 + rap * 0.02) * weight;
  pose.head.tilt += (beat > 0.6 ? 0.14 : 0.03) * weight;
  pose.face.brows.raise += (beat > 0.6 ? 0.4 : 0.1) * weight;
}

/** Hand to mouth, then chewing with full cheeks. */
export function eat(motion: Motion): void {
  const { pose, traits, weight, seconds } = motion;
  const beat = (seconds * 0.8) % 1;
  const lifted = Math.sin(Math.min(1, beat / 0.5) * Math.PI) ** 0.7;
  const chew = beat > 0.42 ? Math.abs(Math.sin(seconds * 11)) : 0;
  const high = traits.torso * 0.32 * (1 - lifted) - traits.face * 0.3 * lifted;
  reachBody(motion, "far", traits.headWidth * (0.62 - 0.1 * lifted), high, weight);
  shapeHand(pose, "far", "fist", weight);
  if (weight > 0.3) pose.farInFront = true;
  pose.head.nod += (0.1 * lifted + chew * 0.03) * weight;
  const { face } = pose;
  face.mouth.rest.open = Math.max(0, (beat < 0.4 ? lifted * 0.7 : chew * 0.22) * weight);
  face.blush = Math.max(face.blush, 0.35 * weight);
  face.squint = Math.max(face.squint, (beat > 0.42 ? 0.4 : 0.1) * weight);
  face.smile = Math.max(face.smile, 0.5 * weight);
}

/** Both hands hold the book low in front; the eyes follow the lines. */
export function read(motion: Motion): void {
  const { pose, traits, weight, seconds } = motion;
  const middle = traits.farShoulder * 0.6;
  reachBody(motion, "near", middle - traits.headWidth * 0.22, traits.torso * 0.5, weight);
  reachBody(motion, "far", middle + traits.headWidth * 0.34, traits.torso * 0.48, weight);
  shapeHand(pose, "near", "open", weight);
  shapeHand(pose, "far", "open", weight);
  if (weight > 0.3) pose.farInFront = true;
  const along = (seconds * 0.7) % 1;
  pose.head.nod += 0.42 * weight;
  pose.face.gaze.x += (along * 1.1 - 0.45) * weight;
  pose.face.gaze.y += 0.75 * weight;
  pose.face.lids *= 1 - 0.3 * weight;
}

/** Leans out, dips and pulls; meant for a sitting body. */
export function row({ pose, weight, seconds }: Motion): void {
  const swing = Math.sin(seconds * 3.1);
  const lift = Math.cos(seconds * 3.1) * 0.14;
  reach(pose, "near", 0.5 + swing * 0.34, 0.34 + lift, weight);
  reach(pose, "far", 0.62 + swing * 0.34, 0.32 + lift, weight);
  shapeHand(pose, "near", "fist", weight);
  shapeHand(pose, "far", "fist", weight);
  if (weight > 0.3) pose.farInFront = true;
  pose.lean += swing * 0.17 * weight;
  pose.head.nod -= swing * 0.08 * weight;
  pose.hips.x += swing * 2.5 * weight;
  pose.face.brows.anger += Math.max(0, -swing) * 0.2 * weight;
}
