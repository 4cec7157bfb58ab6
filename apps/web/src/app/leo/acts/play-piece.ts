import type { QueryClient } from "@tanstack/react-query";
import { musicQuery } from "#features/music/queries.ts";
import { closeMusic, music, playTracks } from "#features/music/turntable.ts";

/** Plays a track of the library. Returns a function that restores the previous music. */
export function playPiece(piece: { id: string }, cache: QueryClient): () => void {
  const before = music.get();
  void findAndPlay(piece.id, cache);
  return () => {
    if (before?.isPlaying) playTracks(before.queue, before.index);
    else closeMusic();
  };
}

async function findAndPlay(id: string, cache: QueryClient): Promise<void> {
  const { tracks, instrumentals } = await cache.fetchQuery(musicQuery);
  const queue = [...tracks, ...instrumentals];
  const index = queue.findIndex((piece) => piece.id === id);
  if (index >= 0) playTracks(queue, index);
}
