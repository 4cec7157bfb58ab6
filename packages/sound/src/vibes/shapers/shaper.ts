import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Room } from "#mix/room.ts";
import type { Layer, Piece } from "#pieces/piece.ts";
import type { Vibe } from "#vibes/vibe.ts";

/** How any mood is made to sound another way. */
export type Shaper = {
  /** Times the mood's own tempo. */
  pace: number;
  swing?: NonNullable<Piece["swing"]>;
  room?: Room;
  place?: NonNullable<Piece["place"]>;
  /** Kinds of players that are sent home. */
  drops: readonly Layer["kind"][];
  /** Who takes over from whom. */
  players: { readonly [from in InstrumentName]?: InstrumentName };
  /** Who joins, for the mood's meter and mode. */
  adds: (mood: Vibe) => Readonly<Record<string, Layer>>;
  /** Wears the sound like an old tape. */
  isWorn?: boolean;
};
