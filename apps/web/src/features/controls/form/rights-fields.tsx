import {
  gamePartnerRights,
  microphoneRights,
  leoRights,
  linkRights,
  partyGuestRights,
  partyRights,
  publishRights,
} from "@goldmane/contracts/controls/limits";
import { choicesOf, hasTimeLimits } from "@goldmane/contracts/controls/rules";
import type { Controls } from "@goldmane/contracts/controls/schema";
import type { Role } from "@goldmane/contracts/family/limits";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import styles from "./controls-form.module.css";
import {
  gamePartnerNames,
  hearingNames,
  leoNames,
  linkNames,
  partyGuestNames,
  partyNames,
  publishNames,
} from "./names.ts";

type Props = {
  role: Role;
  controls: Controls;
  hasPage: (path: string) => boolean;
  onChange: (change: Partial<Controls>) => void;
};

/** Rights of a profile, for the pages that this server has. */
export function RightsFields({ role, controls, hasPage, onChange }: Props) {
  return (
    <div className={styles.group}>
      <ChoiceRow
        legend={say`Links to other sites`}
        choices={choicesOf(role, "outsideLinks", linkRights)}
        chosen={controls.outsideLinks}
        nameOf={(choice) => linkNames()[choice]}
        onChoose={(outsideLinks) => onChange({ outsideLinks })}
      />
      <ChoiceRow
        legend={say`Leo`}
        help={<HelpTip article="leo-for-children" label={say`Leo`} />}
        choices={choicesOf(role, "leo", leoRights)}
        chosen={controls.leo}
        nameOf={(choice) => leoNames()[choice]}
        onChoose={(leo) => onChange({ leo })}
      />
      <ChoiceRow
        legend={say`Talk to Leo by microphone`}
        choices={choicesOf(role, "leoHears", microphoneRights)}
        chosen={controls.leoHears}
        nameOf={(choice) => hearingNames()[choice]}
        onChoose={(leoHears) => onChange({ leoHears })}
      />
      {hasPage("/party-zone") && (
        <ChoiceRow
          legend={say`Watch parties`}
          choices={choicesOf(role, "party", partyRights)}
          chosen={controls.party}
          nameOf={(choice) => partyNames()[choice]}
          onChoose={(party) => onChange({ party })}
        />
      )}
      {hasPage("/party-zone") && role === "child" && controls.party !== "none" && (
        <ChoiceRow
          legend={say`Who can join their parties`}
          choices={choicesOf(role, "partyGuests", partyGuestRights)}
          chosen={controls.partyGuests}
          nameOf={(choice) => partyGuestNames()[choice]}
          onChoose={(partyGuests) => onChange({ partyGuests })}
        />
      )}
      {hasPage("/play-games") && hasTimeLimits(role) && (
        <ChoiceRow
          legend={say`Share games with`}
          help={<HelpTip article="games-limits" label={say`Share games with`} />}
          choices={choicesOf(role, "gamePartners", gamePartnerRights)}
          chosen={controls.gamePartners}
          nameOf={(choice) => gamePartnerNames()[choice]}
          onChoose={(gamePartners) => onChange({ gamePartners })}
        />
      )}
      {hasPage("/page2") && (
        <ChoiceRow
          legend={say`Publish to the Gallery`}
          choices={choicesOf(role, "publishing", publishRights)}
          chosen={controls.publishing}
          nameOf={(choice) => publishNames()[choice]}
          onChoose={(publishing) => onChange({ publishing })}
        />
      )}
    </div>
  );
}
