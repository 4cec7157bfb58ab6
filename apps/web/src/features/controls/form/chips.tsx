import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./controls-form.module.css";

type Props = {
  label: string;
  items: readonly { id: string; name: string }[];
  nothing: string;
  onRemove: (id: string) => void;
};

/** A list of removable chips. */
export function Chips({ label, items, nothing, onRemove }: Props) {
  if (items.length === 0) return <p className={styles.faint}>{nothing}</p>;
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map(({ id, name }) => (
        <li key={id}>
          {name}
          <button type="button" aria-label={say`Remove ${name}`} onClick={() => onRemove(id)}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
