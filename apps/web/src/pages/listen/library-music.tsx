import { useSuspenseQuery } from "@tanstack/react-query";
import { musicQuery } from "#features/music/queries.ts";
import { TrackGrid } from "#features/music/track-grid.tsx";
import { say } from "#platform/words/say.ts";
import { ListenSection } from "./listen-section.tsx";

/** Music by the library's own bands. Needs no PIN, since it links nowhere outside. */
export function LibraryMusic() {
  const { data } = useSuspenseQuery(musicQuery);
  return (
    <>
      <ListenSection
        heading={say`Free music`}
        description={say`Songs by our own bands. Hum along.`}
      >
        <TrackGrid tracks={data.tracks} label={say`Free music`} />
      </ListenSection>
      <ListenSection
        heading={say`Instrumentals`}
        description={say`Sing, play or dance along. Each shows its key and tempo.`}
      >
        <TrackGrid tracks={data.instrumentals} label={say`Instrumentals`} />
      </ListenSection>
    </>
  );
}
