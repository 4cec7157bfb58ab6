import { useId } from "react";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./people-picker.module.css";

type Person = {
  id: string;
  name: string;
  avatarUrl: string;
  /** Status under the name; a person with one can't be chosen. */
  settled?: string | undefined;
};

type Props = {
  legend: string;
  /** Groups with an optional heading. */
  groups: readonly { name: string | null; people: readonly Person[] }[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Multiple choice among people, with pictures and names. */
export function PeoplePicker({ legend, groups, chosen, onChoose }: Props) {
  const id = useId();
  const turn = (personId: string) => {
    const next = new Set(chosen);
    if (!next.delete(personId)) next.add(personId);
    onChoose(next);
  };
  return (
    <fieldset className={styles.people}>
      <legend className={styles.legend}>{legend}</legend>
      {groups.map(({ name, people }, at) => (
        <div key={name ?? ""}>
          {name !== null && (
            <p className={styles.group} id={`${id}-${at}`}>
              {name}
            </p>
          )}
          <ul className={styles.list} aria-labelledby={name === null ? undefined : `${id}-${at}`}>
            {people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  className={styles.person}
                  aria-pressed={chosen.has(person.id)}
                  disabled={person.settled !== undefined}
                  onClick={() => turn(person.id)}
                >
                  <span className={styles.face}>
                    <Avatar url={person.avatarUrl} size={42} />
                  </span>
                  <span className={styles.text}>
                    {person.name}
                    {person.settled && <small>{person.settled}</small>}
                  </span>
                  {chosen.has(person.id) && <Icon name="check" />}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}
