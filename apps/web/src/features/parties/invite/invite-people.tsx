import { groupByHousehold } from "@goldmane/contracts/friends/rules";
import type { Party } from "@goldmane/contracts/parties/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { inviteesQuery } from "#features/friends/queries.ts";
import { invitedQuery, useInvite } from "#features/parties/queries.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { PeoplePicker } from "#ui/people-picker/people-picker.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./invite-dialog.module.css";

/** Invites family and friends, who are notified. */
export function InvitePeople({ party }: { party: Party }) {
  const { data: invitees = [] } = useQuery(inviteesQuery);
  const { data: invited = [] } = useQuery(invitedQuery(party.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const invitation = useInvite(party.id);
  if (invitees.length === 0) return null;

  const here = new Set(party.participants.map(({ profileId }) => profileId));
  const settle = (profileId: string) => {
    if (here.has(profileId)) return say`here`;
    return invited.includes(profileId) ? say`invited` : undefined;
  };
  const groups = groupByHousehold(invitees).map(({ household, people }) => ({
    name: household,
    people: people.map(({ profileId, displayName, avatarUrl }) => ({
      id: profileId,
      name: displayName,
      avatarUrl,
      settled: settle(profileId),
    })),
  }));
  const ask = () => {
    const description = sayPlural(chosen.size, {
      one: "Invited # person",
      other: "Invited # people",
    });
    invitation.mutate([...chosen], {
      onError: showErrorToast,
      onSuccess: () => {
        setChosen(new Set());
        showToast({ title: say`Invited`, description });
      },
    });
  };
  return (
    <div className={styles.people}>
      <PeoplePicker
        legend={say`Invite people`}
        groups={groups}
        chosen={chosen}
        onChoose={setChosen}
      />
      {chosen.size > 0 && (
        <Button variant="gold" aria-busy={invitation.isPending} onClick={ask}>
          {say`Send invitations`}
        </Button>
      )}
    </div>
  );
}
