import { maxCaptions, maxFilmSeconds, labelMaxLength } from "@goldmane/contracts/companion/limits";
import type { ScreenState } from "@goldmane/contracts/companion/schema";
import { currentGame } from "#platform/games/phone-pads.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { currentParty } from "#platform/playback/current-party.ts";

/** The state of this tab, for its phones. */
export function readState(): ScreenState {
  const showing = currentFilm.get();
  const isParty = currentParty.get() !== null;
  const game = currentGame.get();
  if (!showing) return { film: null, isParty, game };
  const { player, playback, onNext } = showing;
  const { state, video } = player;
  const captions = state.captions
    .filter(({ id }) => id.length <= labelMaxLength)
    .slice(0, maxCaptions)
    .map(({ id, label }) => ({ id, label: label.slice(0, labelMaxLength) }));
  const durationSeconds = within(maxFilmSeconds, state.durationSeconds);
  return {
    film: {
      titleId: playback.titleId,
      positionSeconds: within(durationSeconds, video.currentTime),
      durationSeconds,
      speed: state.isWaiting ? 0 : within(4, state.speed),
      isPlaying: !video.paused && !video.ended,
      volume: within(1, state.volume),
      isMuted: state.isMuted,
      captions,
      captionTrack: captions.some(({ id }) => id === state.captionTrack)
        ? state.captionTrack
        : null,
      hasNext: onNext !== null,
    },
    isParty,
    game,
  };
}

/** Whether the state differs from what phones extrapolate from the last report. */
export function hasChanged(
  before: { state: ScreenState; at: number } | null,
  state: ScreenState,
  now: number,
): boolean {
  if (!before) return true;
  const [was, is] = [before.state.film, state.film];
  if (JSON.stringify(before.state.game) !== JSON.stringify(state.game)) return true;
  if (!was || !is) return was !== is || before.state.isParty !== state.isParty;
  const gone = was.isPlaying ? ((now - before.at) / 1000) * was.speed : 0;
  if (Math.abs(was.positionSeconds + gone - is.positionSeconds) > jumpSeconds) return true;
  const still = (one: ScreenState) =>
    JSON.stringify({ ...one, film: { ...one.film, positionSeconds: 0 } });
  return still(before.state) !== still(state);
}

/** Larger differences count as a seek, smaller ones as a stutter. */
const jumpSeconds = 0.8;

function within(most: number, value: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}
