import { type KeyboardEvent, useRef } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import styles from "./voice-bar.module.css";
import { useMeter } from "./use-meter.ts";
import { talkKey } from "./use-talk-key.ts";
import type { VoiceCall } from "./voice-call.ts";
import { VoiceIcon } from "./voice-icon.tsx";

type Props = { call: VoiceCall; ownId: string };

/** Push-to-talk button for touch, mouse and remote. */
export function TalkButton({ call, ownId }: Props) {
  const isSending = useStore(call.isSending);
  const isOpen = useStore(call.isOpenMicrophone);
  const meter = useMeter<HTMLSpanElement>(call, ownId);
  const isDown = useRef(false);
  const hold = (isHeld: boolean) => {
    if (isDown.current === isHeld) return;
    isDown.current = isHeld;
    call.hold(isHeld);
  };
  const pressKey = (event: KeyboardEvent, isHeld: boolean) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    hold(isHeld);
  };

  return (
    <button
      type="button"
      className={styles.talk}
      aria-pressed={isSending}
      aria-keyshortcuts={talkKey.toUpperCase()}
      disabled={isOpen}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(true);
      }}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onLostPointerCapture={() => hold(false)}
      onKeyDown={(event) => pressKey(event, true)}
      onKeyUp={(event) => pressKey(event, false)}
      onBlur={() => hold(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <VoiceIcon name="microphone" />
      <span>
        {isSending ? say`Everyone can hear you` : say`Hold to talk`}
        {!isOpen && <kbd>{talkKey.toUpperCase()}</kbd>}
      </span>
      <span ref={meter} className={styles.level} aria-hidden="true" />
    </button>
  );
}
