import styles from "./talking-ring.module.css";
import { useMeter } from "./use-meter.ts";
import type { VoiceCall } from "./voice-call.ts";
import { VoiceIcon } from "./voice-icon.tsx";

type Props = { call: VoiceCall; profileId: string };

/** On the seat of one who talks: a light that burns as brightly as they are loud. */
export function TalkingRing({ call, profileId }: Props) {
  const meter = useMeter<HTMLSpanElement>(call, profileId);
  return (
    <span ref={meter} className={styles.ring} data-meter={profileId}>
      <VoiceIcon name="microphone" />
    </span>
  );
}
