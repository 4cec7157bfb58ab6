import { noLanguage } from "@goldmane/contracts/playback/rules";
import type { Tracks } from "@goldmane/contracts/playback/tracks";
import { openSource } from "#features/playback/open-source.ts";
import { findTitle } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";

/** A title's audio and caption tracks, before it is played. */
export async function readTracks(app: App, viewer: Viewer, id: string): Promise<Tracks> {
  const { source } = openSource(app, findTitle(app, viewer, id), "film");
  return {
    audio: source.audio
      .filter(({ language }) => language !== noLanguage)
      .map(({ label, language }) => ({ label, language })),
    captions: source.captions.map(({ label, language }) => ({ label, language })),
  };
}
