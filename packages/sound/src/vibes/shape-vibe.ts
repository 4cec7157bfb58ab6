import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Layer, Section } from "#pieces/piece.ts";
import type { Shaper } from "./shapers/shaper.ts";
import type { Vibe } from "./vibe.ts";

/** A mood as a shaper plays it: at another pace and place, by other players, with some more. */
export function shapeVibe(mood: Vibe, shaper: Shaper): Vibe {
  const kept = Object.entries(mood.band).filter(([, { kind }]) => !shaper.drops.includes(kind));
  const added = shaper.adds(mood);
  const names = new Set(kept.map(([name]) => name));
  return {
    ...mood,
    bpm: mood.bpm * shaper.pace,
    swing: shaper.swing ?? mood.swing,
    room: shaper.room ?? mood.room,
    place: shaper.place ?? mood.place,
    band: {
      ...Object.fromEntries(kept.map(([name, layer]) => [name, recast(layer, shaper)])),
      ...added,
    },
    sections: Object.fromEntries(
      Object.entries(mood.sections).map(([name, section]) => [
        name,
        replay(section, names, Object.keys(added)),
      ]),
    ),
  };
}

function recast(layer: Layer, { players }: Shaper): Layer {
  if (layer.kind === "drums") return layer;
  const player: InstrumentName = players[layer.player] ?? layer.player;
  return { ...layer, player };
}

/** Who plays in a section when some have gone and others have come. */
function replay(section: Section, kept: ReadonlySet<string>, added: string[]): Section {
  const stays = section.plays.split(" ").filter((each) => kept.has(each.split(":")[0] ?? ""));
  return { ...section, fill: undefined, plays: [...stays, ...added].join(" ") };
}
