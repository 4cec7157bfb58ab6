import type { ReactNode } from "react";
import { isAbove } from "@goldmane/contracts/parties/rules";
import type { Grant, Member, MemberChanges } from "@goldmane/contracts/parties/schema";
import { useMemberActs } from "#features/parties/queries.ts";
import { isAtHelm, type Seated } from "#features/parties/room/seated.ts";
import { useStore } from "#platform/store.ts";
import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { sayPartyRefusal } from "#features/parties/room/say-party-refusal.ts";
import { roleNames, grantNames } from "./names.ts";
import styles from "./member-dialog.module.css";

type Props = Seated & {
  member: Member;
  /** Whether one hears them. */
  hearing: ReactNode;
  onClose: () => void;
};

/** What can be taken from one member whatever guests may. */
const deniable: readonly Grant[] = ["play", "seek", "queue", "chat", "voice"];

/** Who sits there, and, for whoever gives the party, what they may. */
export function MemberDialog({ room, party, own, member, hearing, onClose }: Props) {
  const drift = useStore(room.drifts).get(member.profileId) ?? null;
  const { change, showOut } = useMemberActs(party.id, member.profileId);
  const isOwn = member.profileId === own.profileId;
  const isHost = own.role === "host";
  const isBelow = !isOwn && isAbove(own.role, member.role);
  const mayShowOut = isBelow && own.may.includes("kick");
  const set = (changes: MemberChanges) => change.mutate(changes, { onError: sayPartyRefusal });
  const deny = (grant: Grant, isAllowed: boolean) =>
    set({
      denied: isAllowed
        ? member.denied.filter((each) => each !== grant)
        : [...member.denied, grant],
    });

  return (
    <Dialog label={member.displayName} size="small" onClose={onClose}>
      <div className={styles.member}>
        <span className={styles.face}>
          <Avatar url={member.avatarUrl} size={96} />
        </span>
        <h2>{member.displayName}</h2>
        <p>
          {roleNames()[member.role]}
          {drift !== null && ` · ${say`${formatNumber(Math.abs(drift))} ms from the party`}`}
        </p>
        {!isOwn && <div className={styles.rights}>{hearing}</div>}
        {isBelow && isAtHelm(own) && (
          <div className={styles.rights}>
            {deniable.map((grant) => (
              <Switch
                key={grant}
                label={grantNames()[grant]}
                isOn={!member.denied.includes(grant)}
                onChange={(isOn) => deny(grant, isOn)}
              />
            ))}
          </div>
        )}
        <div className={styles.acts}>
          {isHost && isBelow && !member.isChild && (
            <Button
              look="glass"
              onClick={() => set({ role: member.role === "guest" ? "cohost" : "guest" })}
            >
              {member.role === "guest" ? say`Let them help` : say`Make a guest again`}
            </Button>
          )}
          {isHost && isBelow && !member.isChild && (
            <Button look="glass" onClick={() => set({ role: "host" })}>
              {say`Hand the party over`}
            </Button>
          )}
          {mayShowOut && (
            <Button
              look="alarm"
              onClick={() =>
                showOut.mutate(undefined, { onSuccess: onClose, onError: sayPartyRefusal })
              }
            >
              {say`Show out`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
