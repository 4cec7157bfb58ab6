import { permissions, type Permission } from "@goldmane/contracts/parties/schema";
import { audiences, slowModes } from "@goldmane/contracts/parties/limits";
import { audienceNames } from "#features/parties/audience-names.ts";
import { usePartyMutations } from "#features/parties/queries.ts";
import { permissionNames } from "#features/parties/participants/names.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { showPartyErrorToast } from "./show-party-error-toast.ts";
import type { PartyProps } from "./party-props.ts";
import styles from "./settings-dialog.module.css";

type Props = PartyProps & { onClose: () => void };

const pauses = slowModes.map(String);

/** Settings of a party, for hosts and co-hosts. */
export function SettingsDialog({ party, own, onClose }: Props) {
  const { change, end } = usePartyMutations(party.id);
  const { guestPermissions, slowModeSeconds, audience } = party.settings;
  const allow = (permission: Permission, isAllowed: boolean) =>
    change.mutate(
      {
        guestPermissions: isAllowed
          ? [...guestPermissions, permission]
          : guestPermissions.filter((each) => each !== permission),
      },
      { onError: showPartyErrorToast },
    );
  const slowDown = (pause: string) => {
    const slow = slowModes.find((each) => String(each) === pause);
    if (slow !== undefined)
      change.mutate({ slowModeSeconds: slow }, { onError: showPartyErrorToast });
  };

  return (
    <Dialog label={say`Guest permissions`} size="small" onClose={onClose}>
      <div className={styles.settings}>
        <div className={styles.heading}>
          <h2>{say`Guest permissions`}</h2>
          <HelpTip article="party-permissions" label={say`Guest permissions`} />
        </div>
        <div className={styles.permissions} data-start>
          {permissions.map((permission) => (
            <Switch
              key={permission}
              label={permissionNames()[permission]}
              isOn={guestPermissions.includes(permission)}
              onChange={(isOn) => allow(permission, isOn)}
            />
          ))}
        </div>
        <ChoiceRow
          legend={say`Slow mode: time between messages`}
          choices={pauses}
          chosen={String(slowModeSeconds)}
          nameOf={(pause) => (pause === "0" ? say`Off` : say`${pause} s`)}
          onChoose={slowDown}
        />
        <ChoiceRow
          legend={say`Who can find it`}
          choices={audiences}
          chosen={audience}
          nameOf={(one) => audienceNames()[one]}
          onChoose={(one) => change.mutate({ audience: one }, { onError: showPartyErrorToast })}
        />
        {own.role === "host" && (
          <Button
            variant="alarm"
            aria-busy={end.isPending}
            onClick={() => end.mutate(undefined, { onError: showPartyErrorToast })}
          >
            {say`End party for everyone`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
