import type { SceneSpan, Timeline } from "@goldmane/stage/story/timeline";

/** Everything that a film shows, by the words of the story language. */
export type Sight = {
  props: ReadonlySet<string>;
  rigs: ReadonlySet<string>;
  sets: ReadonlySet<string>;
  times: ReadonlySet<string>;
  weathers: ReadonlySet<string>;
  effects: ReadonlySet<string>;
  acts: ReadonlySet<string>;
  wears: ReadonlySet<string>;
  /** Names of the cast members that appear, in lower case. */
  names: readonly string[];
  isWindy: boolean;
};

/** Sets whose sky is visible, so that sun, moon and stars are. */
const roofed = new Set(["cave", "starship", "kitchen", "school", "theatre", "museum"]);

export function readSight({ scenes }: Timeline): Sight {
  const members = scenes.flatMap(({ actors }) => actors.map(({ member }) => member));
  const places = scenes.map(({ scene }) => scene);
  return {
    props: new Set(scenes.flatMap(propsShown)),
    rigs: new Set(members.map(({ rig }) => rig)),
    sets: new Set(places.map(({ backdrop }) => backdrop)),
    times: new Set(places.filter(({ backdrop }) => !roofed.has(backdrop)).map(({ time }) => time)),
    weathers: new Set(places.map(({ weather }) => weather)),
    effects: new Set(scenes.flatMap(({ effects }) => effects.map(({ effect }) => effect))),
    acts: new Set(scenes.flatMap(actsShown)),
    wears: new Set(members.flatMap(({ look }) => look.wears ?? [])),
    names: [...new Set(members.map(({ name }) => name.toLowerCase()))],
    isWindy: places.some(({ wind }) => Math.abs(wind) >= 0.2),
  };
}

/** A prop that is gone from the start and never appears is not shown. */
function propsShown({ props }: SceneSpan): string[] {
  return props
    .filter(
      ({ prop, changes }) =>
        prop.begins !== "gone" || changes.some(({ becomes }) => becomes !== "gone"),
    )
    .map(({ prop }) => prop.kind);
}

function actsShown({ actors }: SceneSpan): string[] {
  return actors.flatMap(({ acts, start }) => [...acts.map(({ verb }) => verb), start.doing]);
}
