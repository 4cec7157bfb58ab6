import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Layer, Section } from "#pieces/piece.ts";
import type { Shaper } from "./shapers/shaper.ts";
import type { Vibe } from "./vibe.ts";

/**
 * Applies a style to a mood: another tempo and ambience, other instruments, and additional layers.
 */
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

/** The layers of a section after some were dropped and others were added. */
function replay(section: Section, kept: ReadonlySet<string>, added: string[]): Section {
  const stays = section.plays.split(" ").filter((each) => kept.has(each.split(":")[0] ?? ""));
  return { ...section, fill: undefined, plays: [...stays, ...added].join(" ") };
}
