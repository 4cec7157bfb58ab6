import { pairingCodeMs } from "@goldmane/contracts/companion/limits";
import type { CSSProperties } from "react";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import styles from "./code-card.module.css";
import { useSecondsLeft } from "./use-seconds-left.ts";

type Props = { code: string; endsAt: number; onRenew: () => void };

/** The pairing code as QR code and text, with its remaining time. */
export function CodeCard({ code, endsAt, onRenew }: Props) {
  const secondsLeft = useSecondsLeft(endsAt, onRenew);
  const url = new URL(routes.remoteWith(code), location.origin).href;
  const share = (secondsLeft * 1000) / pairingCodeMs;
  return (
    <div className={styles.card}>
      <QrCode text={url} label={say`QR code that connects a phone`} />
      <div className={styles.text}>
        <p>{say`Scan this with your phone, or open this address there and enter the code:`}</p>
        <p className={styles.address} translate="no">
          {new URL(routes.remote, location.origin).href.replace(/^https?:\/\//, "")}
        </p>
        <p className={styles.code} translate="no" aria-label={code.split("").join(" ")}>
          <span>{code.slice(0, 3)}</span>
          <span>{code.slice(3)}</span>
        </p>
        <div className={styles.time}>
          <span
            className={styles.ring}
            style={{ "--share": share } as CSSProperties}
            aria-hidden="true"
          />
          <p role="timer">{say`New code in ${secondsLeft} s. Each code works once.`}</p>
        </div>
        <Button variant="glass" icon="retry" onClick={onRenew}>
          {say`New code`}
        </Button>
      </div>
    </div>
  );
}
