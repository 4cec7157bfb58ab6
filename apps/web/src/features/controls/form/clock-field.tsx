import { useState } from "react";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import styles from "./controls-form.module.css";
import { findZones, nameZone } from "./time-zones.ts";

type Props = { timeZone: string; onChange: (timeZone: string) => void };

/** Time zone of the household, found by a city. */
export function ClockField({ timeZone, onChange }: Props) {
  const [search, setSearch] = useState("");
  const found = findZones(search, [...Intl.supportedValuesOf("timeZone"), "UTC"]);
  const choose = (zone: string) => {
    setSearch("");
    onChange(zone);
  };
  return (
    <div className={styles.clock}>
      <Field
        label={say`Time zone`}
        type="search"
        autoComplete="off"
        placeholder={say`Search for a city`}
        hint={say`${nameZone(timeZone)}, now ${nameTime(timeZone)}`}
        value={search}
        onChange={setSearch}
      />
      {search.trim() !== "" && (
        <ul className={styles.found} aria-label={say`Time zones`} aria-live="polite">
          {found.map((zone) => (
            <li key={zone}>
              <button type="button" onClick={() => choose(zone)}>
                {nameZone(zone)}
                <small>{nameTime(zone)}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.faint}>{say`No matches.`}</li>}
        </ul>
      )}
    </div>
  );
}

function nameTime(timeZone: string): string {
  return formatDate(Date.now(), { timeStyle: "short", timeZone });
}
