import type { Tracks } from "@goldmane/contracts/playback/tracks";
import { useQuery } from "@tanstack/react-query";
import { formatList, formatLanguageName } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { tracksQuery } from "./queries.ts";

/** A film's audio and subtitle languages, as lines of a fact list. */
export function TrackFacts({ titleId }: { titleId: string }) {
  const { data: tracks } = useQuery(tracksQuery(titleId));
  if (!tracks) return null;
  return (
    <>
      {tracks.audio.length > 0 && (
        <div>
          <dt>{say`Audio`}</dt>
          <dd>{nameAll(tracks.audio)}</dd>
        </div>
      )}
      <div>
        <dt>{say`Captions`}</dt>
        <dd>{tracks.captions.length > 0 ? nameAll(tracks.captions) : say`None`}</dd>
      </div>
    </>
  );
}

/** Language names without duplicates; tracks without a language use their label. */
function nameAll(tracks: Tracks["audio"]): string {
  const names = tracks.map(({ label, language }) =>
    language === "und" ? label : formatLanguageName(language),
  );
  return formatList([...new Set(names)]);
}
