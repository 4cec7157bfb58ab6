import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./space-chapter.module.css";
import { readToken } from "./use-tokens.ts";

const steps = [1, 2, 3, 4, 5, 6, 7];
const rounds = ["1", "2", "3", "full"];
const lifts = [1, 2, 3];

export function SpaceChapter() {
  return (
    <Chapter
      id="space"
      heading={say`Space and depth`}
      description={say`Seven spacing steps, each about 1.5 times the last. Bigger elements get rounder corners. Things you can close sit higher.`}
    >
      <div className={styles.family}>
        <h3>{say`Steps`}</h3>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <span style={{ width: `var(--step-${step})`, height: `var(--step-${step})` }} />
              {step}
              <small>{Number.parseFloat(readToken(`step-${step}`))} rem</small>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.family}>
        <h3>{say`Corners`}</h3>
        <ul className={styles.shapes}>
          {rounds.map((round) => (
            <li key={round} style={{ borderRadius: `var(--round-${round})` }}>
              round-{round}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.family}>
        <h3>{say`Elevation`}</h3>
        <ul className={styles.lifts}>
          {lifts.map((lift) => (
            <li
              key={lift}
              style={{ boxShadow: `inset 0 0 0 1px var(--line), var(--lift-${lift})` }}
            >
              <b>lift-{lift}</b>
              {[say`notes and cards`, say`menus and dialogs`, say`dragged items`][lift - 1]}
            </li>
          ))}
          <li style={{ boxShadow: "inset 0 0 0 1px var(--gold), var(--glow)" }}>
            <b>glow</b>
            {say`hovered items`}
          </li>
        </ul>
      </div>
    </Chapter>
  );
}
