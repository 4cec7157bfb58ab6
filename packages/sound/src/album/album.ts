import type { Piece } from "#pieces/piece.ts";
import { freeTracks } from "./free-tracks.ts";
import { instrumentals } from "./instrumentals.ts";

/** All music of the house that is no film's. */
export const album: readonly Piece[] = [...freeTracks, ...instrumentals];
