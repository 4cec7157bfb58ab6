import type { Controls, ProfileControls } from "@goldmane/contracts/controls/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Chips } from "./chips.tsx";
import styles from "./controls-form.module.css";

type Props = {
  controls: Controls;
  /** The titles that can be blocked. */
  titles: readonly TitleCard[];
  known: ProfileControls["titles"];
  onChange: (change: Partial<Controls>) => void;
};

const foundAtMost = 5;

/** Titles that a parent blocked or allowed. */
export function TitleBlocks({ controls, titles, known, onChange }: Props) {
  const [search, setSearch] = useState("");
  const { blockedTitles, allowedTitles } = controls;
  const wanted = search.trim().toLowerCase();
  const found = titles
    .filter(({ id, title }) => title.toLowerCase().includes(wanted) && !blockedTitles.includes(id))
    .slice(0, wanted === "" ? 0 : foundAtMost);
  const named = (ids: readonly string[]) =>
    ids.map((id) => ({
      id,
      name: [...known, ...titles].find((title) => title.id === id)?.title ?? id,
    }));
  const block = (id: string) => {
    setSearch("");
    onChange({
      blockedTitles: [...blockedTitles, id],
      allowedTitles: allowedTitles.filter((allowed) => allowed !== id),
    });
  };

  return (
    <div className={styles.group}>
      <Field
        label={say`Block a title`}
        type="search"
        placeholder={say`Search by name`}
        value={search}
        onChange={setSearch}
      />
      {wanted !== "" && (
        <ul className={styles.found} aria-label={say`Search results`} aria-live="polite">
          {found.map(({ id, title, rating }) => (
            <li key={id}>
              <button type="button" onClick={() => block(id)}>
                <Icon name="plus" />
                {title}
                <small>{rating}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.faint}>{say`No matches.`}</li>}
        </ul>
      )}
      <Chips
        label={say`Blocked titles`}
        items={named(blockedTitles)}
        nothing={say`No blocked titles.`}
        onRemove={(id) => onChange({ blockedTitles: blockedTitles.filter((one) => one !== id) })}
      />
      {allowedTitles.length > 0 && (
        <>
          <h3 className={styles.sub}>{say`Allowed by a parent`}</h3>
          <Chips
            label={say`Allowed titles`}
            items={named(allowedTitles)}
            nothing=""
            onRemove={(id) =>
              onChange({ allowedTitles: allowedTitles.filter((one) => one !== id) })
            }
          />
        </>
      )}
    </div>
  );
}
