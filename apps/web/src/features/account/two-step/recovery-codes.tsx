import { saveFile } from "#platform/save-file.ts";
import { sayParts } from "#platform/words/say-parts.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./two-step.module.css";

type Props = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const save = () =>
    saveFile(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }), "goldmane-codes.txt");
  return (
    <>
      <p>
        {sayParts`Keep these where you keep your passport. Each gets you in once without the app, and they are shown ${<strong key="once">{say`this once`}</strong>}.`}
      </p>
      <ul className={styles.codes} aria-label={say`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.line}>
        <Button variant="glass" onClick={save}>
          {say`Download codes`}
        </Button>
        <Button variant="gold" icon="check" onClick={onKept}>
          {say`Done`}
        </Button>
      </div>
    </>
  );
}
