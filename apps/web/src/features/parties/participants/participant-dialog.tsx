import type { ReactNode } from "react";
import { outranks } from "@goldmane/contracts/parties/rules";
import type {
  Permission,
  Participant,
  ParticipantChanges,
} from "@goldmane/contracts/parties/schema";
import { useParticipantMutations } from "#features/parties/queries.ts";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { useStore } from "#platform/store.ts";
import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { roleNames, permissionNames } from "./names.ts";
import styles from "./participant-dialog.module.css";

type Props = PartyProps & {
  participant: Participant;
  /** The switch that mutes them. */
  muteSwitch: ReactNode;
  onClose: () => void;
};

/** Permissions that can be denied to one participant. */
const deniable: readonly Permission[] = ["play", "seek", "queue", "chat", "voice"];

/** Details of a participant and, for hosts and co-hosts, their permissions. */
export function ParticipantDialog({ room, party, own, participant, muteSwitch, onClose }: Props) {
  const drift = useStore(room.drifts).get(participant.profileId) ?? null;
  const { change, kick } = useParticipantMutations(party.id, participant.profileId);
  const isOwn = participant.profileId === own.profileId;
  const isHost = own.role === "host";
  const isBelow = !isOwn && outranks(own.role, participant.role);
  const mayShowOut = isBelow && own.may.includes("kick");
  const set = (changes: ParticipantChanges) =>
    change.mutate(changes, { onError: showPartyErrorToast });
  const deny = (permission: Permission, isAllowed: boolean) =>
    set({
      denied: isAllowed
        ? participant.denied.filter((each) => each !== permission)
        : [...participant.denied, permission],
    });

  return (
    <Dialog label={participant.displayName} size="small" onClose={onClose}>
      <div className={styles.participant}>
        <span className={styles.face}>
          <Avatar url={participant.avatarUrl} size={96} />
        </span>
        <h2>{participant.displayName}</h2>
        <p>
          {roleNames()[participant.role]}
          {drift !== null && ` · ${say`${formatNumber(Math.abs(drift))} ms out of sync`}`}
        </p>
        {!isOwn && <div className={styles.rights}>{muteSwitch}</div>}
        {isBelow && isHostOrCohost(own) && (
          <div className={styles.rights}>
            {deniable.map((permission) => (
              <Switch
                key={permission}
                label={permissionNames()[permission]}
                isOn={!participant.denied.includes(permission)}
                onChange={(isOn) => deny(permission, isOn)}
              />
            ))}
          </div>
        )}
        <div className={styles.acts}>
          {isHost && isBelow && !participant.isChild && (
            <Button
              variant="glass"
              onClick={() => set({ role: participant.role === "guest" ? "cohost" : "guest" })}
            >
              {participant.role === "guest" ? say`Make co-host` : say`Make guest`}
            </Button>
          )}
          {isHost && isBelow && !participant.isChild && (
            <Button variant="glass" onClick={() => set({ role: "host" })}>
              {say`Make host`}
            </Button>
          )}
          {mayShowOut && (
            <Button
              variant="alarm"
              onClick={() =>
                kick.mutate(undefined, { onSuccess: onClose, onError: showPartyErrorToast })
              }
            >
              {say`Remove`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
