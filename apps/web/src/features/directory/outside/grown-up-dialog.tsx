import { isGrownUp } from "@goldmane/contracts/family/rules";
import { useSuspenseQuery } from "@tanstack/react-query";
import { profilesQuery } from "#features/family/queries.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { AskGrownUp } from "#ui/pin-pad/ask-grown-up.tsx";
import styles from "./grown-up-dialog.module.css";
import type { OutsidePlace } from "./outside-place.ts";
import { useGrownUpPin } from "./use-grown-up-pin.ts";

type Props = { place: OutsidePlace; onClose: () => void };

/** Asks a grown-up for their PIN before a child leaves the house. */
export function GrownUpDialog({ place, onClose }: Props) {
  const { data: family } = useSuspenseQuery(profilesQuery);
  const hasPin = family.some(({ role, hasPin: has }) => has && isGrownUp(role));

  return (
    <Dialog label={say`Open ${place.name}`} size="small" onClose={onClose}>
      <div className={styles.view}>
        {hasPin ? (
          <PinForm place={place} onClose={onClose} />
        ) : (
          <>
            <h2 className={styles.heading}>{say`Ask a grown-up`}</h2>
            <p className={styles.words}>
              {say`${place.name} is outside of Goldmane. A grown-up opens it with their PIN, and nobody in this family has one yet. A parent makes one under Profile.`}
            </p>
            <Button look="gold" onClick={onClose}>
              {say`All right`}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function PinForm({ place, onClose }: Props) {
  const { pin, openUrl } = useGrownUpPin(place);
  if (openUrl !== null)
    return (
      <>
        <h2 className={styles.heading}>{say`${place.name} is open`}</h2>
        <p className={styles.words}>
          {say`It is in a tab of its own.`}{" "}
          <a className={styles.again} href={openUrl} target="_blank" rel="noopener noreferrer">
            {say`Open ${place.name} again`}
          </a>
        </p>
        <Button look="gold" ref={focusFirst} onClick={onClose}>
          {say`Back to Goldmane`}
        </Button>
      </>
    );

  return (
    <AskGrownUp pin={pin}>
      {say`${place.name} is outside of Goldmane. A grown-up’s PIN opens it.`}
    </AskGrownUp>
  );
}
