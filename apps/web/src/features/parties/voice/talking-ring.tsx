import styles from "./talking-ring.module.css";
import { useMeter } from "./use-meter.ts";
import type { VoiceCall } from "./voice-call.ts";
import { VoiceIcon } from "./voice-icon.tsx";

type Props = { call: VoiceCall; profileId: string };

/** A ring around a talking participant; its brightness follows the loudness. */
export function TalkingRing({ call, profileId }: Props) {
  const meter = useMeter<HTMLSpanElement>(call, profileId);
  return (
    <span ref={meter} className={styles.ring} data-meter={profileId}>
      <VoiceIcon name="microphone" />
    </span>
  );
}
