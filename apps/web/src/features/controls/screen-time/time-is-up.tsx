import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { say } from "#platform/words/say.ts";
import { RequestApproval } from "./request-approval.tsx";
import { timeLeftQuery } from "#features/controls/own/queries.ts";
import { Button } from "#ui/button/button.tsx";
import { SleepingLion } from "#ui/brand/sleeping-lion.tsx";
import styles from "./screen-time.module.css";
import { useFinishTitle } from "./use-finish-title.ts";
import { useTopCard } from "./use-top-card.ts";
import { describeEnd } from "./describe-end.ts";

type Props = {
  titleId: string;
  timeLeft: TimeLeft;
  onLeave: () => void;
  /** Called when there is time again. */
  onGoOn?: () => void;
};

/** Full-screen notice that time is up: why, and what to do. */
export function TimeIsUp({ titleId, timeLeft, onLeave, onGoOn }: Props) {
  const id = useId();
  const cache = useQueryClient();
  const card = useRef<HTMLDialogElement>(null);
  useTopCard(card, onLeave);
  const { mutate: finish, isPending } = useFinishTitle(titleId);
  const { heading, description } = describeEnd(timeLeft);
  const goOn = () => {
    void cache.invalidateQueries(timeLeftQuery(titleId));
    onGoOn?.();
  };

  return (
    <dialog
      ref={card}
      className={styles.card}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-description`}
    >
      <div className={styles.lion}>
        <SleepingLion />
      </div>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-description`}>{description}</p>
      <div className={styles.actions}>
        {timeLeft.mayFinish && (
          <Button
            variant="gold"
            icon="play"
            disabled={isPending}
            onClick={() => finish(undefined, { onSuccess: () => onGoOn?.() })}
          >
            {say`Finish this film`}
          </Button>
        )}
        <RequestApproval request={{ kind: "time", titleId }} onYes={goOn} />
        <Button variant="glass" icon="left" onClick={onLeave}>
          {say`Back to home`}
        </Button>
      </div>
    </dialog>
  );
}
