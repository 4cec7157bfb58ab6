import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { PartyList } from "@goldmane/contracts/parties/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { JoinForm } from "./join-form.tsx";
import styles from "./zone-head.module.css";
import { ZoneScene } from "./zone-scene.tsx";

type Props = {
  /** Null until a profile is chosen. */
  access: PartyList["access"] | null;
  canSchedule: boolean;
  film: TitleCard | null;
  faces: readonly string[];
  /** The code input, so that other buttons can focus it. */
  codeBox: RefObject<HTMLInputElement | null>;
  onStart: () => void;
  onPlan: () => void;
};

/** Header of the Party Zone: title, start and join. */
export function ZoneHead({ access, canSchedule, film, faces, codeBox, onStart, onPlan }: Props) {
  return (
    <header className={styles.head}>
      <span className={styles.bulbs} aria-hidden="true" />
      <div className={styles.text}>
        <h1>{say`Party Zone`}</h1>
        <p>{say`Watch together from different couches, and chat while you do.`}</p>
        {access === "host" && (
          <div className={styles.actions}>
            <Button variant="gold" icon="play" onClick={onStart}>
              {say`Start a party`}
            </Button>
            {canSchedule && (
              <Button variant="glass" icon="calendar" onClick={onPlan}>
                {say`Schedule a party`}
              </Button>
            )}
          </div>
        )}
        {access === "household" && (
          <p className={styles.access}>{say`You can join your family’s parties.`}</p>
        )}
        {access === "none" && (
          <p className={styles.access}>
            {say`Parties are off for your profile. Ask a parent to turn them on.`}
          </p>
        )}
        {access === null && <WithoutProfile />}
        {access !== "none" && access !== null && <JoinForm box={codeBox} />}
      </div>
      <ZoneScene film={film} faces={faces} />
    </header>
  );
}

/** Leads a household to its profiles, and a visitor to the sign-in. */
function WithoutProfile() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <>
      <p className={styles.access}>
        {session.household
          ? say`Choose a profile to see tonight’s parties.`
          : say`Sign in to see tonight’s parties.`}
      </p>
      <div className={styles.actions}>
        {session.household ? (
          <Button variant="gold" onClick={openProfilePicker}>
            {say`Choose a profile`}
          </Button>
        ) : (
          <ButtonLink variant="gold" href={routes.familyLogin}>
            {say`Sign in`}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
