import { useEffect } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import { ColorChapter } from "./component-gallery/brand/color-chapter.tsx";
import { MarkChapter } from "./component-gallery/brand/mark-chapter.tsx";
import { MotionChapter } from "./component-gallery/brand/motion-chapter.tsx";
import { SpaceChapter } from "./component-gallery/brand/space-chapter.tsx";
import { TypeChapter } from "./component-gallery/brand/type-chapter.tsx";
import styles from "./component-gallery/component-gallery.module.css";
import { ButtonsChapter } from "./component-gallery/parts/buttons-chapter.tsx";
import { ChoicesChapter } from "./component-gallery/parts/choices-chapter.tsx";
import { FieldsChapter } from "./component-gallery/parts/fields-chapter.tsx";
import { LayersChapter } from "./component-gallery/parts/layers-chapter.tsx";
import { PicturesChapter } from "./component-gallery/parts/pictures-chapter.tsx";
import { RowsChapter } from "./component-gallery/parts/rows-chapter.tsx";
import { WaitingChapter } from "./component-gallery/parts/waiting-chapter.tsx";
import { showStates } from "./component-gallery/show-states.ts";

const chapters = () =>
  [
    ["mark", say`Mark`],
    ["color", say`Color`],
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
export function ComponentGalleryPage() {
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
