import type { FreeTrack, Instrumental } from "@goldmane/contracts/music/schema";
import { keyName } from "@goldmane/sound/pieces/key-name";
import { pieceSeconds } from "@goldmane/sound/pieces/open-piece";
import type { Piece } from "@goldmane/sound/pieces/piece";
import { colorsOf } from "./sleeve-look.ts";

export function presentFree(piece: Piece, version: string): FreeTrack {
  return { ...presentPiece(piece, version), type: "free" };
}

export function presentInstrumental(piece: Piece, version: string): Instrumental {
  return {
    ...presentPiece(piece, version),
    type: "instrumental",
    key: keyName(piece.key),
    bpm: piece.bpm,
  };
}

function presentPiece(piece: Piece, version: string) {
  return {
    id: piece.id,
    title: piece.title,
    artist: piece.artist,
    duration: Math.round(pieceSeconds(piece) * 10) / 10,
    genre: piece.genre,
    url: `/media/music/${piece.id}.m4a?v=${version}`,
    coverImage: `/media/sleeves/${piece.id}?v=${version}`,
    colors: colorsOf(piece.id),
  };
}
