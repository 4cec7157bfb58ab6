import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { MoodJournal } from "#features/mood-journal/mood-journal.tsx";
import { NatureMixer } from "#features/vibes/nature/nature-mixer.tsx";
import { readSession } from "#features/vibes/session/session-link.ts";
import { keepGentle, tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";
import { AlarmPanel } from "#features/vibes/timers/alarm-panel.tsx";
import { FocusPanel } from "#features/vibes/timers/focus-panel.tsx";
import { SleepPanel } from "#features/vibes/timers/sleep-panel.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Breathing } from "./breathing.tsx";
import { OwnMixes } from "./own-mixes.tsx";
import styles from "./vibes.module.css";
import { VibesSection } from "./vibes-section.tsx";
import { VibesStage } from "./vibes-stage.tsx";

/** The mood area: music, nature, breathing and timers. */
export function VibesPage() {
  useDocumentTitle("VIBES");
  const { data: session } = useQuery(sessionQuery);
  const profile = session?.profile ?? null;
  const isChild = profile?.role === "child";
  useEffect(() => keepGentle(isChild), [isChild]);
  useEffect(openLink, []);

  return (
    <div className={styles.page}>
      <VibesStage isChild={isChild} />
      <div className={styles.sections}>
        <VibesSection
          heading={say`Nature`}
          description={say`Mix rain, waves, a campfire and more, alone or with music.`}
        >
          <NatureMixer />
          {profile && <OwnMixes />}
        </VibesSection>
        <VibesSection
          heading={say`Breathe`}
          description={say`A few slow breaths. Follow the circle.`}
        >
          <Breathing key={profile?.id ?? ""} profile={profile} />
        </VibesSection>
        <VibesSection
          heading={say`Timers`}
          description={say`Fall asleep, wake up or focus with music.`}
        >
          <div className={styles.timers}>
            <SleepPanel />
            <AlarmPanel />
            <FocusPanel />
          </div>
        </VibesSection>
        {profile && (
          <VibesSection
            heading={say`Mood journal`}
            description={say`Write down how you feel. It’s yours alone.`}
          >
            <MoodJournal />
          </VibesSection>
        )}
      </div>
    </div>
  );
}

/** Shows the session of the page's link; browsers need a press before it can be heard. */
function openLink(): void {
  const session = readSession(location.search);
  if (session && !vibes.get().isPlaying) tellVibes({ type: "opened", session });
}
