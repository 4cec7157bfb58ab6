import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accessQuery, profilesQuery } from "#features/family/queries.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./manage.module.css";
import { useChooseSeats } from "./queries.ts";

/** Assigns the plan's seats if there are fewer seats than profiles. */
export function SeatsSection({ householdId }: { householdId: string }) {
  const { data: access } = useQuery(accessQuery(householdId));
  const { data: profiles } = useQuery(profilesQuery);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const change = useChooseSeats();
  if (!access || !profiles) return null;

  const { planName, currentUsers, maxUsers } = access;
  const seated = profiles.filter(({ hasSeat }) => hasSeat).map(({ id }) => id);
  const picked = chosen ?? seated;
  const isTight = maxUsers > 0 && profiles.length > maxUsers;
  const toggle = (id: string) =>
    setChosen(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  const save = () =>
    change.mutate([...picked], {
      onSuccess: () => {
        setChosen(null);
        showToast({ title: say`Saved`, description: say`Seats updated.` });
      },
    });

  return (
    <Section
      heading={say`Seats`}
      help={<HelpTip article="seats" label={say`Seats`} />}
      description={
        planName
          ? say`${planName}: ${currentUsers} of ${maxUsers} users.`
          : say`You have no plan yet.`
      }
    >
      {isTight && (
        <>
          <p>
            {say`Your plan has ${maxUsers} seats. Choose who keeps one. The other profiles return with a larger plan.`}
          </p>
          <div className={styles.seats}>
            {profiles.map(({ id, displayName, avatarUrl }) => (
              <button
                key={id}
                type="button"
                className={styles.seat}
                aria-pressed={picked.includes(id)}
                onClick={() => toggle(id)}
              >
                <span className={styles.seatFace}>
                  <Avatar url={avatarUrl} size={48} />
                </span>
                {displayName}
                {picked.includes(id) && <Icon name="check" />}
              </button>
            ))}
          </div>
          <Button
            variant="gold"
            disabled={!chosen || picked.length > maxUsers || picked.length === 0}
            aria-busy={change.isPending}
            onClick={save}
          >
            {say`Save seats`}
          </Button>
        </>
      )}
      <ButtonLink variant="glass" icon="calendar" href={planName ? routes.billing : routes.pricing}>
        {planName ? say`Change plan` : say`See plans`}
      </ButtonLink>
    </Section>
  );
}
