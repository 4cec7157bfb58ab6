import type { Capabilities } from "@goldmane/contracts/assistant/schema";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { dismissLeo } from "#platform/leo/ask-leo.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { type Destination, findDestination, type HearingWay } from "./find-ways.ts";
import styles from "./microphone-notice.module.css";

type Props = {
  ways: readonly HearingWay[];
  capabilities: Pick<Capabilities, "stt">;
  /** Parents decide who can use the microphone. */
  isParent: boolean;
  onAgree: (way: HearingWay) => void;
  onDecline: () => void;
};

/** Says where the audio goes, before the microphone is used for the first time on a device. */
export function MicrophoneNotice({ ways, capabilities, isParent, onAgree, onDecline }: Props) {
  const [chosen, setChosen] = useState(ways[0]);
  const [destination, setDestination] = useState<Destination | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { stt } = capabilities;
  const other = ways.find((way) => way !== chosen);

  useEffect(() => {
    if (!chosen) return undefined;
    let isCurrent = true;
    void findDestination(chosen, { stt }).then((found) => isCurrent && setDestination(found));
    return () => {
      isCurrent = false;
    };
  }, [chosen, stt]);

  const isReady = destination !== null;
  useEffect(() => {
    if (isReady) panel.current?.querySelector("button")?.focus();
  }, [isReady]);

  if (!chosen || !destination) return null;
  return (
    <section ref={panel} className={styles.notice} aria-label={say`Before you talk to Leo`}>
      <p>{describeDestination(destination)}</p>
      <p className={styles.rest}>
        {say`You always see what Leo heard, and you can correct it.`}{" "}
        {isParent && (
          <Link href={routes.family} className={styles.link} onClick={dismissLeo}>
            {say`Choose who can use the microphone`}
          </Link>
        )}
      </p>
      <div className={styles.acts}>
        <Button variant="gold" onClick={() => onAgree(chosen)}>
          {say`Use microphone`}
        </Button>
        {other && (
          <Button variant="glass" onClick={() => setChosen(other)}>
            {other === "server" ? say`Use this server instead` : say`Use this browser instead`}
          </Button>
        )}
        <Button variant="plain" onClick={onDecline}>
          {say`Not now`}
        </Button>
      </div>
    </section>
  );
}

function describeDestination(destination: Destination): string {
  switch (destination) {
    case "device":
      return say`Your browser turns speech into text on this device. The audio stays here.`;
    case "maker":
      return say`Your browser turns speech into text. It may send the audio to its maker, such as Google or Apple.`;
    case "server":
      return say`The audio goes to your Goldmane server, which turns it into text. No one else gets it, and it isn’t saved.`;
    case "service":
      return say`The audio goes to your Goldmane server and on to its speech service. Goldmane doesn’t save it.`;
  }
}
