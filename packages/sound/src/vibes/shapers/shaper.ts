import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Room } from "#mix/room.ts";
import type { Layer, Piece } from "#pieces/piece.ts";
import type { Vibe } from "#vibes/vibe.ts";

/** A style that can be applied to any mood. */
export type Shaper = {
  /** Factor on the mood's tempo. */
  pace: number;
  swing?: NonNullable<Piece["swing"]>;
  room?: Room;
  place?: NonNullable<Piece["place"]>;
  /** Kinds of layers that are dropped. */
  drops: readonly Layer["kind"][];
  /** Instruments and their replacements. */
  players: { readonly [from in InstrumentName]?: InstrumentName };
  /** Layers that are added, for the mood's meter and mode. */
  adds: (mood: Vibe) => Readonly<Record<string, Layer>>;
  /** Applies the sound of a worn tape. */
  isWorn?: boolean;
};
