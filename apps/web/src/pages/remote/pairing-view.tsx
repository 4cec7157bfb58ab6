import { partyCode } from "@goldmane/contracts/parties/schema";
import { useEffect, useEffectEvent, useRef } from "react";
import { RemoteIcon } from "#ui/remote-icon/remote-icon.tsx";
import { PairForm } from "#features/companion/phone/pair-form.tsx";
import { usePairing } from "#features/companion/queries.ts";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./pairing-view.module.css";

type Props = {
  /** From the link that the QR code opened. */
  code: string | undefined;
  /** Why the previous pairing ended. */
  endMessage: string | null;
  onPaired: (token: string) => void;
};

function describeProblem(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "NOT_FOUND")
    return say`That code doesn’t match a screen. Codes work once, for one minute.`;
  if (code === "CONFLICT")
    return say`This screen can’t take more phones. Disconnect one there first.`;
  return describeError(error);
}

/** Pairs the phone with a screen by its code. */
export function PairingView({ code, endMessage, onPaired }: Props) {
  const { mutate, error, isPending } = usePairing();
  const pair = (given: string) => mutate(given, { onSuccess: ({ token }) => onPaired(token) });
  const given = partyCode.safeParse(code).data;
  const tried = useRef<string>(undefined);
  const pairOnce = useEffectEvent(pair);
  useEffect(() => {
    if (given === undefined || tried.current === given) return;
    tried.current = given;
    pairOnce(given);
  }, [given]);

  return (
    <div className={styles.view}>
      <span className={styles.picture} aria-hidden="true">
        <RemoteIcon name="phone" />
      </span>
      <h1>{say`Use your phone as a remote`}</h1>
      {endMessage && <output className={styles.endMessage}>{endMessage}</output>}
      <ol className={styles.steps}>
        <li>{say`On the screen, select “Phone remote” below a film or in a party.`}</li>
        <li>{say`Scan the QR code with this phone, or enter the code below.`}</li>
      </ol>
      <PairForm
        problem={error ? describeProblem(error) : undefined}
        isBusy={isPending}
        onCode={pair}
      />
    </div>
  );
}
