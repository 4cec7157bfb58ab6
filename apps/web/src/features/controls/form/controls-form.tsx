import { hasTimeLimits, ratingsOf } from "@goldmane/contracts/controls/rules";
import type { Controls } from "@goldmane/contracts/controls/schema";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { profileControlsQuery, useSaveControls } from "#features/controls/queries.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Section } from "#ui/section/section.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { CalmFields } from "./calm-fields.tsx";
import { ClockField } from "./clock-field.tsx";
import styles from "./controls-form.module.css";
import { ratingNames } from "./names.ts";
import { RightsFields } from "./rights-fields.tsx";
import { TimeFields } from "./time-fields.tsx";
import { TitleBlocks } from "./title-blocks.tsx";
import { WordBlocks } from "./word-blocks.tsx";

type Props = {
  profile: Pick<FamilyProfile, "id" | "role" | "displayName">;
  /** The titles that can be blocked. */
  titles: readonly TitleCard[];
  hasPage: (path: string) => boolean;
};

/** A parent's settings for one profile. Nothing applies before saving. */
export function ControlsForm({ profile, titles, hasPage }: Props) {
  const { id, role, displayName } = profile;
  const { data: saved } = useSuspenseQuery(profileControlsQuery(id));
  const [draft, setDraft] = useState<Partial<Controls>>({});
  const [zone, setZone] = useState<string | null>(null);
  const { mutate, isPending, isSuccess } = useSaveControls(id);
  const controls: Controls = { ...saved.controls, ...draft };
  const change = (part: Partial<Controls>) => setDraft({ ...draft, ...part });
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = zone ?? saved.timeZone ?? ownZone;
  const isChanged =
    JSON.stringify(controls) !== JSON.stringify(saved.controls) ||
    (saved.timeZone !== null && timeZone !== saved.timeZone);
  const save = () =>
    mutate(
      { controls, timeZone: timeZone === saved.timeZone ? null : timeZone },
      { onSuccess: () => setDraft({}), onError: showErrorToast },
    );

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Section heading={say`Content`} description={say`${displayName} won’t see anything else.`}>
        <div className={styles.group}>
          <ChoiceRow
            legend={say`Highest rating`}
            help={<HelpTip article="rating-limit" label={say`Highest rating`} />}
            choices={ratingsOf(role)}
            chosen={controls.highestRating}
            nameOf={(rating) => ratingNames()[rating]}
            onChoose={(highestRating) => change({ highestRating })}
          />
          <TitleBlocks controls={controls} titles={titles} known={saved.titles} onChange={change} />
          <WordBlocks
            words={controls.blockedWords}
            onChange={(blockedWords) => change({ blockedWords })}
          />
        </div>
      </Section>
      {hasTimeLimits(role) && (
        <Section
          heading={say`Screen time`}
          help={<HelpTip article="screen-time" label={say`Screen time`} />}
          description={say`Kids get a warning 10, 5 and 1 minute before time runs out. Once a day they can finish the film.`}
        >
          <TimeFields time={controls.time} onChange={(time) => change({ time })} />
          {hasPage("/play-games") && (
            <Switch
              label={say`Count games as screen time`}
              description={say`A round that has started can be finished.`}
              isOn={controls.countGames}
              onChange={(countGames) => change({ countGames })}
            />
          )}
          <ClockField timeZone={timeZone} onChange={setZone} />
        </Section>
      )}
      <Section heading={say`Permissions`}>
        <RightsFields role={role} controls={controls} hasPage={hasPage} onChange={change} />
      </Section>
      <Section heading={say`Calm mode`}>
        <CalmFields calm={controls.calm} onChange={(calm) => change({ calm })} />
      </Section>
      <div className={styles.save} data-changed={isChanged}>
        <output>{isChanged ? say`Unsaved changes` : isSuccess ? say`Saved` : ""}</output>
        <Button variant="gold" type="submit" disabled={!isChanged || isPending}>
          {say`Save`}
        </Button>
      </div>
    </form>
  );
}
