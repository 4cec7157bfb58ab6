import { SceneCast } from "@goldmane/stage/scene-cast";
import { handlingsOf, isShown } from "@goldmane/stage/story/shots/insert-things";
import type { SceneSpan, ShotSpan, Timeline } from "@goldmane/stage/story/timeline";
import { stageHeight, stageWidth } from "@goldmane/stage/surface";

const groundY = 622;

/** How a film is shot. Shares are 0 to 1. */
export type CameraMeasure = {
  /** Share of the shots in which the camera pushes in, and pushes right after another. */
  pushes: number;
  pushesInARow: number;
  /** Small things that are taken, handed over or change, and those that a shot then shows. */
  handled: number;
  shown: number;
  inserts: InsertMeasure[];
  /** Heights of the heads in close shots of one character, as shares of the picture's height. */
  closeHeads: number[];
};

type InsertMeasure = {
  at: number;
  thing: string;
  /** The larger of the thing's shares of the picture's height and width. */
  fill: number;
  /** Edges of the thing in the picture: 0 is the left or upper edge, 1 the right or lower one. */
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** Measures the shots of a film without drawing it. */
export function measureCamera({ scenes }: Timeline): CameraMeasure {
  const shots = scenes.flatMap((scene) => scene.shots);
  const pushing = (shot: ShotSpan | undefined) => shot?.move === "push";
  const rows = scenes.map((scene) => setupsOf(scene.shots));
  const handlings = scenes.flatMap((scene) =>
    handlingsOf(scene).map((handling) => isShown(scene.shots, handling)),
  );
  return {
    pushes: shots.filter(pushing).length / shots.length,
    pushesInARow: rows
      .flatMap((row) => row.slice(1).map((shot, index) => pushing(shot) && pushing(row[index])))
      .filter(Boolean).length,
    handled: handlings.length,
    shown: handlings.filter(Boolean).length,
    inserts: scenes.flatMap((scene) =>
      scene.shots
        .filter(({ shot }) => shot === "insert")
        .flatMap((shot) => measureInsert(scene, shot) ?? []),
    ),
    closeHeads: scenes.flatMap((scene) =>
      scene.shots
        .filter(({ shot, on }) => shot === "close" && on.length === 1)
        .flatMap((shot) => headShare(scene, shot) ?? []),
    ),
  };
}

/** Shots without those that cut away, and without the second parts of interrupted ones. */
function setupsOf(shots: readonly ShotSpan[]): ShotSpan[] {
  return shots.filter(
    ({ shot, start, whole }) => shot !== "insert" && (!whole || whole.start === start),
  );
}

function measureInsert(scene: SceneSpan, shot: ShotSpan): InsertMeasure | null {
  const [anchor] = shot.on;
  // The hand has closed around the thing, and the frame has settled.
  const at = shot.start + (shot.end - shot.start) * 0.7;
  const cast = new SceneCast(scene, groundY, at);
  const thing = anchor && cast.subject(anchor, at);
  if (!anchor || !("id" in anchor) || !thing) return null;
  const { x, y, zoom } = cast.view();
  const across = (to: number) => 0.5 + ((to - x) * zoom) / stageWidth;
  const down = (to: number) => 0.5 + ((to - y) * zoom) / stageHeight;
  return {
    at,
    thing: anchor.id,
    fill: Math.max((thing.height * zoom) / stageHeight, (thing.halfWidth * 2 * zoom) / stageWidth),
    left: across(thing.x - thing.halfWidth),
    right: across(thing.x + thing.halfWidth),
    top: down(thing.y - thing.height),
    bottom: down(thing.y),
  };
}

function headShare(scene: SceneSpan, shot: ShotSpan): number | null {
  const at = (shot.start + shot.end) / 2;
  const cast = new SceneCast(scene, groundY, at);
  const [anchor] = shot.on;
  const head = anchor && cast.subject(anchor, at)?.head;
  return head ? (head.halfHeight * 2 * cast.view().zoom) / stageHeight : null;
}
