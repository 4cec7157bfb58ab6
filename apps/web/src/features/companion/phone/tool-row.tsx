import type { Shown } from "@goldmane/contracts/companion/schema";
import { searchMaxLength } from "@goldmane/contracts/companion/limits";
import { type FormEvent, useState } from "react";
import { RemoteIcon } from "#ui/remote-icon/remote-icon.tsx";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./tool-row.module.css";
import type { Press } from "./use-presses.ts";

type Props = {
  shown: Shown | null;
  press: Press;
  /** Whether reactions are shown in place of the arrows. */
  isThrowing: boolean;
  onThrowing: (isThrowing: boolean) => void;
};

const off = "";

/** Captions, search and, at a party, reactions. */
export function ToolRow({ shown, press, isThrowing, onThrowing }: Props) {
  const [isTyping, setTyping] = useState(false);
  if (isTyping) return <SearchLine press={press} onClose={() => setTyping(false)} />;
  const captions = shown?.film?.captions ?? [];
  return (
    <div className={styles.row}>
      <button type="button" className={styles.tool} onClick={() => setTyping(true)}>
        <Icon name="search" />
        {say`Search`}
      </button>
      {captions.length > 0 && (
        <span className={styles.tool} data-on={shown?.film?.captionTrack !== null}>
          <RemoteIcon name="captions" />
          <span aria-hidden="true">{say`Captions`}</span>
          <select
            className={styles.choice}
            aria-label={say`Captions`}
            value={shown?.film?.captionTrack ?? off}
            onChange={({ currentTarget: { value } }) =>
              press({ act: "captions", track: value === off ? null : value })
            }
          >
            <option value={off}>{say`No captions`}</option>
            {captions.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
      {shown?.isParty && (
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isThrowing}
          onClick={() => onThrowing(!isThrowing)}
        >
          <RemoteIcon name="faces" />
          {say`Reactions`}
        </button>
      )}
    </div>
  );
}

/** Search words, typed on the phone; results appear on the screen. */
function SearchLine({ press, onClose }: { press: Press; onClose: () => void }) {
  const [query, setQuery] = useState("");
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() === "") return;
    press({ act: "search", query });
    onClose();
  };
  return (
    <search>
      <form className={styles.row} onSubmit={search}>
        <input
          type="search"
          className={styles.text}
          aria-label={say`Search for a film`}
          placeholder={say`Search for a film`}
          maxLength={searchMaxLength}
          enterKeyHint="search"
          autoComplete="off"
          // The field was opened to type, so it takes the focus.
          ref={focusAtOnce}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Escape" && onClose()}
        />
        <button type="submit" className={styles.tool} disabled={query.trim() === ""}>
          {say`Search`}
        </button>
        <IconButton icon="close" label={say`Close search`} onClick={onClose} />
      </form>
    </search>
  );
}

function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
