import { useEffect } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import { ColorChapter } from "./logo-test/brand/color-chapter.tsx";
import { MarkChapter } from "./logo-test/brand/mark-chapter.tsx";
import { MotionChapter } from "./logo-test/brand/motion-chapter.tsx";
import { SpaceChapter } from "./logo-test/brand/space-chapter.tsx";
import { TypeChapter } from "./logo-test/brand/type-chapter.tsx";
import styles from "./logo-test/logo-test.module.css";
import { ButtonsChapter } from "./logo-test/parts/buttons-chapter.tsx";
import { ChoicesChapter } from "./logo-test/parts/choices-chapter.tsx";
import { FieldsChapter } from "./logo-test/parts/fields-chapter.tsx";
import { LayersChapter } from "./logo-test/parts/layers-chapter.tsx";
import { PicturesChapter } from "./logo-test/parts/pictures-chapter.tsx";
import { RowsChapter } from "./logo-test/parts/rows-chapter.tsx";
import { WaitingChapter } from "./logo-test/parts/waiting-chapter.tsx";
import { showStates } from "./logo-test/show-states.ts";

const chapters = () =>
  [
    ["mark", say`Mark`],
    ["colour", say`Colour`],
    ["type", say`Type`],
    ["space", say`Space`],
    ["motion", say`Motion`],
    ["buttons", say`Buttons`],
    ["fields", say`Fields`],
    ["choices", say`Choices`],
    ["layers", say`Layers`],
    ["pictures", say`Pictures`],
    ["rows", say`Rows`],
    ["waiting", say`Waiting and failing`],
  ] as const;

/** Brand sheet and component gallery: every component in every state. */
export function LogoTestPage() {
  useDocumentTitle(say`Brand sheet`);
  useEffect(showStates, []);

  return (
    <div className={styles.page}>
      <header className={styles.cover}>
        <div className={styles.mark}>
          <LogoMark />
        </div>
        <h1 className={styles.name}>Goldmane</h1>
        <p className={styles.claim}>{say`The Gold Standard of Streaming, on one sheet.`}</p>
      </header>
      <nav className={styles.nav} aria-label={say`On this sheet`} data-bar>
        <ul className={styles.ways}>
          {chapters().map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.way}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <MarkChapter />
      <ColorChapter />
      <TypeChapter />
      <SpaceChapter />
      <MotionChapter />
      <ButtonsChapter />
      <FieldsChapter />
      <ChoicesChapter />
      <LayersChapter />
      <PicturesChapter />
      <RowsChapter />
      <WaitingChapter />
    </div>
  );
}
