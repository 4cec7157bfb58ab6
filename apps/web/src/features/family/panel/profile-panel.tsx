import type { SignedInProfile } from "@goldmane/contracts/family/schema";
import type { ProfilePickerStart } from "#platform/profile-picker.ts";
import { say } from "#platform/words/say.ts";
import { LoginView } from "./login-view.tsx";
import { PasswordView } from "./password-view.tsx";
import { PinView } from "./pin-view.tsx";
import { RegisterView } from "./register-view.tsx";
import { SelectView } from "./select-view.tsx";
import styles from "./profile-panel.module.css";
import { useProfilePanel } from "./use-profile-panel.ts";
import { WaitingView } from "./waiting-view.tsx";

type Props = {
  start?: ProfilePickerStart;
  /** The initial household code. */
  householdCode: string;
  onEntered: (profile: SignedInProfile) => void;
  /** Omitted on the standalone page, which cannot be closed. */
  onClose?: () => void;
};

/** The profile picker: the family's profiles, a sign-in form, and a form for a new profile. */
export function ProfilePanel({ start = "profiles", householdCode, onEntered, onClose }: Props) {
  const panel = useProfilePanel({ start, householdCode, onEntered });
  return (
    <section
      className={styles.panel}
      data-view={panel.state.view}
      aria-label={say`Family profiles`}
    >
      {panel.state.view === "select" && <SelectView panel={panel} onClose={onClose} />}
      {panel.state.view === "login" && <LoginView panel={panel} />}
      {panel.state.view === "register" && <RegisterView panel={panel} />}
      {panel.state.view === "pin" && panel.state.pin && (
        <PinView panel={panel} pin={panel.state.pin} />
      )}
      {panel.state.view === "password" && panel.state.asked && (
        <PasswordView panel={panel} asked={panel.state.asked} />
      )}
      {panel.state.view === "waiting" && panel.state.pendingProfile && (
        <WaitingView panel={panel} pendingProfile={panel.state.pendingProfile} />
      )}
    </section>
  );
}
