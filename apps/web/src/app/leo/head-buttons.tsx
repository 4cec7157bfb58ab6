import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { useState } from "react";
import { useLocation } from "wouter";
import { speaksAloud, toggleVoice } from "#features/assistant/voice/speaker-choice.ts";
import { askLeo, keepLeoReturn } from "#platform/leo/ask-leo.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Menu } from "#ui/menu/menu.tsx";
import { DeleteConversation } from "./delete-conversation.tsx";
import styles from "./leo-dialog.module.css";

type Props = {
  profile: CurrentSession["profile"];
  /** Shows where the microphone's audio goes; null without a microphone. */
  onExplain: (() => void) | null;
  onClose: () => void;
};

/** Family login, Leo's voice, and a menu for the rest. */
export function HeadButtons({ profile, onExplain, onClose }: Props) {
  const [, navigate] = useLocation();
  const isAloud = useStore(speaksAloud);
  const [isDeleting, setDeleting] = useState(false);
  const openFamilyLogin = () => {
    keepLeoReturn();
    onClose();
    navigate(routes.familyLogin);
  };
  const explain = () => {
    askLeo("chat");
    onExplain?.();
  };
  return (
    <div className={styles.acts}>
      <IconButton icon="lock" label={say`Family login`} onClick={openFamilyLogin} />
      <IconButton
        icon={isAloud ? "loud" : "muted"}
        label={isAloud ? say`Voice on` : say`Voice off`}
        aria-pressed={isAloud}
        onClick={toggleVoice}
      />
      <Menu
        items={[
          ...(onExplain ? [{ name: say`About the microphone`, onChoose: explain }] : []),
          {
            name: say`Delete this conversation`,
            isAlarming: true,
            onChoose: () => setDeleting(true),
          },
        ]}
      >
        <IconButton icon="menu" label={say`More`} />
      </Menu>
      {isDeleting && <DeleteConversation profile={profile} onClose={() => setDeleting(false)} />}
    </div>
  );
}
