import { useSuspenseQuery } from "@tanstack/react-query";
import { DirectoryHead } from "#features/directory/directory-head.tsx";
import { MusicPlatforms } from "#features/directory/music-platforms.tsx";
import { PodcastGrid } from "#features/directory/podcast-grid.tsx";
import { OutsideClosed } from "#features/directory/outside/outside-closed.tsx";
import { listeningQuery } from "#features/directory/queries.ts";
import { say } from "#platform/words/say.ts";
import styles from "./listen-view.module.css";
import { ListenSection } from "./listen-section.tsx";
import { SoundWaves } from "./sound-waves.tsx";

/** Podcasts and music platforms. */
export function ListenView() {
  const { data } = useSuspenseQuery(listeningQuery);
  if (data.right === "closed") return <OutsideClosed />;

  return (
    <div className={styles.floor}>
      <DirectoryHead
        picture={<SoundWaves />}
        heading={say`Listen`}
        description={say`For the car, the kitchen and the last ten minutes before lights out.`}
        lock={data.right === "withPin" ? say`A grown-up’s PIN opens outside links.` : null}
      />
      <ListenSection
        heading={say`Podcasts`}
        description={say`Eight shows that kids and grown-ups agree on.`}
      >
        <PodcastGrid />
      </ListenSection>
      <ListenSection
        heading={say`Music platforms`}
        description={say`Already have a subscription? Open your music here.`}
      >
        <MusicPlatforms />
      </ListenSection>
    </div>
  );
}
