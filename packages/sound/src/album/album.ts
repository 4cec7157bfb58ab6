import type { Piece } from "#pieces/piece.ts";
import { freeTracks } from "./free-tracks.ts";
import { instrumentals } from "./instrumentals.ts";

/** All music that belongs to no film. */
export const album: readonly Piece[] = [...freeTracks, ...instrumentals];
