import type { Participant } from "@goldmane/contracts/parties/schema";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Switch } from "#ui/switch/switch.tsx";
import type { VoiceCall } from "./voice-call.ts";

type Props = { call: VoiceCall; participant: Participant };

/** Mutes a participant for this viewer only. */
export function MuteSwitch({ call, participant }: Props) {
  const { profileId, displayName } = participant;
  const isOn = useStore(call.state).is === "on";
  const muted = useStore(call.muted);
  if (!isOn || !participant.isTalking) return null;
  return (
    <Switch
      label={say`Hear ${displayName}`}
      description={say`Only for you. Everyone else still hears them.`}
      isOn={!muted.has(profileId)}
      onChange={(isHeard) => call.mute(profileId, !isHeard)}
    />
  );
}
