import { columns, rows, tile, tileAt } from "#adventure-quest/world/field.ts";
import { isOpenToShots } from "#adventure-quest/world/tiles.ts";
import { hasTool, tools } from "#adventure-quest/world/tools.ts";
import { one } from "#kernel/fixed.ts";
import { emit } from "./emit.ts";
import { facingToward, tickle } from "./foes.ts";
import { hurtHero } from "./hurt.ts";
import type { QuestState, Shot } from "./state.ts";

const touch = 22 * one;

/** Moves shots, which the shield sends back, and lets the hero pick up what lies around. */
export function stepShots(state: QuestState): void {
  state.shots = state.shots.filter((shot) => flies(state, shot));
  const { hero } = state;
  state.drops = state.drops.filter((drop) => {
    drop.left -= 1;
    const isTaken = Math.abs(drop.x - hero.x) < 34 * one && Math.abs(drop.y - hero.y) < 34 * one;
    if (!isTaken) return drop.left > 0;
    if (drop.kind === "gem") state.gems += 1;
    else if (drop.kind === "heart") state.health = Math.min(state.maxHealth, state.health + 2);
    emit(state, drop.kind, drop.x, drop.y);
    return false;
  });
}

function flies(state: QuestState, shot: Shot): boolean {
  shot.x += shot.dx;
  shot.y += shot.dy;
  const found = state.tiles[tileAt(shot.x, shot.y)];
  const isInside = shot.x > 0 && shot.y > 0 && shot.x < columns * tile && shot.y < rows * tile;
  if (!found || !isInside || !isOpenToShots(found)) return false;
  if (shot.friendly) {
    const foe = state.foes.find((other) => isAt(shot, other));
    if (foe) tickle(state, foe, 2);
    return !foe;
  }
  const { hero } = state;
  if (!isAt(shot, hero)) return true;
  if (isShielded(state, shot)) {
    shot.friendly = true;
    shot.dx = -shot.dx * 2;
    shot.dy = -shot.dy * 2;
    emit(state, "reflect", shot.x, shot.y);
    return true;
  }
  hurtHero(state, 1, { x: hero.x - shot.dx, y: hero.y - shot.dy });
  return false;
}

/** A shield works toward the side that the hero faces, and toward all sides while it is raised. */
function isShielded(state: QuestState, shot: Shot): boolean {
  const { hero } = state;
  if (!hasTool(state.tools, "shield")) return false;
  const isRaised = hero.using > 0 && tools[hero.tool] === "shield";
  const source = { x: hero.x - shot.dx * 10, y: hero.y - shot.dy * 10 };
  return isRaised || (hero.swing === 0 && facingToward(hero, source) === hero.facing);
}

function isAt(shot: Shot, { x, y }: { x: number; y: number }): boolean {
  return Math.abs(shot.x - x) < touch && Math.abs(shot.y - y) < touch;
}
