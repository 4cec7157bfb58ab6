import { type SortOrder, sortNames, sortOrders } from "#features/library/state.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./media-bar.module.css";
import type { MediaKind, MediaView } from "./view.ts";

const kindNames = (): Record<MediaKind, string> => ({
  all: say`All`,
  original: say`Goldmane Originals`,
  upload: say`Your movies`,
  music: say`Music`,
});
const orders = () => sortOrders.map((value) => ({ value, name: sortNames()[value] }));

type Props = {
  kinds: readonly MediaKind[];
  view: MediaView;
  onChange: (view: Partial<MediaView>) => void;
  /** Null while a selection is open or there is nothing to select. */
  onSelect: (() => void) | null;
};

/** Kind, order and layout of the library, and the select button. */
export function MediaBar({ kinds, view, onChange, onSelect }: Props) {
  return (
    <div className={styles.bar}>
      {kinds.length > 0 && (
        <ChoiceRow
          legend={say`Filter`}
          choices={kinds}
          chosen={view.kind}
          nameOf={(kind) => kindNames()[kind]}
          onChoose={(kind) => onChange({ kind })}
        />
      )}
      <div className={styles.order}>
        <Select<SortOrder>
          label={say`Sort by`}
          choices={orders()}
          chosen={view.order}
          onChoose={(order) => onChange({ order })}
        />
      </div>
      <ChoiceRow
        legend={say`View`}
        choices={["grid", "list"]}
        chosen={view.isList ? "list" : "grid"}
        nameOf={(layout) => (layout === "list" ? say`List` : say`Grid`)}
        onChoose={(layout) => onChange({ isList: layout === "list" })}
      />
      {onSelect && (
        <Button variant="glass" icon="check" onClick={onSelect}>
          {say`Select`}
        </Button>
      )}
    </div>
  );
}
