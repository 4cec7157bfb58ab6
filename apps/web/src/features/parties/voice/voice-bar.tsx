import type { Participant } from "@goldmane/contracts/parties/schema";
import { useEffect } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { NoMicrophoneNote } from "./no-microphone-note.tsx";
import { TalkButton } from "./talk-button.tsx";
import { useTalkKey } from "./use-talk-key.ts";
import styles from "./voice-bar.module.css";
import type { VoiceCall } from "./voice-call.ts";
import { VoiceIcon } from "./voice-icon.tsx";

type Props = { call: VoiceCall; own: Participant };

/** Controls of the voice call. */
export function VoiceBar({ call, own }: Props) {
  const state = useStore(call.state);
  const isOpen = useStore(call.isOpenMicrophone);
  const mayTalk = own.may.includes("voice");
  const canTalk = state.is === "on" && state.hasMicrophone;
  useTalkKey(call, canTalk);
  useEffect(() => {
    if (!mayTalk) call.leave();
  }, [call, mayTalk]);
  const join = (how?: { isListening: boolean }) => void call.join(how).catch(showPartyErrorToast);

  if (!mayTalk) return null;
  if (state.is === "refused")
    return (
      <NoMicrophoneNote
        reason={state.reason}
        onAgain={() => join()}
        onListen={() => join({ isListening: true })}
        onClose={() => call.leave()}
      />
    );
  if (state.is !== "on")
    return (
      <Button variant="glass" aria-busy={state.is === "joining"} onClick={() => join()}>
        <VoiceIcon name="microphone" />
        {say`Voice chat`}
      </Button>
    );
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>{say`Talk`}</legend>
      {canTalk ? (
        <>
          <TalkButton call={call} ownId={own.profileId} />
          <Switch
            label={say`Keep microphone on`}
            isOn={isOpen}
            onChange={(isOn) => call.setOpenMicrophone(isOn)}
          />
        </>
      ) : (
        <p>{say`You’re listening.`}</p>
      )}
      <Button variant="glass" onClick={() => call.leave()}>
        <VoiceIcon name="hangUp" />
        {say`Leave voice chat`}
      </Button>
    </fieldset>
  );
}
