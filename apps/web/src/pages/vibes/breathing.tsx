import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { useCallback, useState } from "react";
import { useCountCalmDay } from "#features/calm-days/queries.ts";
import { CheckIn } from "#features/mood-journal/check-in.tsx";
import { BreathingGuide } from "#features/vibes/breathing/breathing-guide.tsx";

const activities = ["breathing"] as const;

type Props = { profile: Pick<FamilyProfile, "role"> | null };

/** Breathing exercises; a finished one makes today a calm day and asks how the profile feels. */
export function Breathing({ profile }: Props) {
  const { mutate: countCalmDay } = useCountCalmDay();
  const [isAsking, setAsking] = useState(false);
  const hasProfile = profile !== null;
  const finish = useCallback(() => {
    if (!hasProfile) return;
    countCalmDay();
    setAsking(true);
  }, [hasProfile, countCalmDay]);
  return (
    <>
      <BreathingGuide first={profile?.role === "child" ? "balloon" : "box"} onDone={finish} />
      {isAsking && (
        <CheckIn
          when="after"
          entryId={null}
          activities={activities}
          onDone={() => setAsking(false)}
        />
      )}
    </>
  );
}
