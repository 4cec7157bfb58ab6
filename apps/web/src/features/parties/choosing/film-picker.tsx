import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { animationsQuery } from "#features/library/queries.ts";
import { describeLength } from "#platform/describe-length.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field } from "#ui/field/field.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { findByName } from "./find-by-name.ts";
import styles from "./film-picker.module.css";

type Props = {
  heading: string;
  /** Whether everyone in the party is allowed to see a title. */
  canShow: (title: TitleCard) => boolean;
  onChoose: (title: TitleCard) => void;
  onClose: () => void;
};

/** Dialog to choose a film that everyone is allowed to see. */
export function FilmPicker({ heading, canShow, onChoose, onClose }: Props) {
  const { data: titles, error } = useQuery(animationsQuery);
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const found = titles && findByName(titles.filter(canShow), query);

  return (
    <Dialog label={heading} onClose={onClose}>
      <div className={styles.picker}>
        <h2>{heading}</h2>
        <Field
          label={say`Find a film`}
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={setTyped}
        />
        {error && !titles && (
          <p role="alert">{say`We couldn’t load the films. Close this and try again.`}</p>
        )}
        {found?.length === 0 && <p>{say`No matching film that everyone here can watch.`}</p>}
        <ul className={styles.wall}>
          {!titles &&
            !error &&
            Array.from({ length: 10 }, (_, place) => (
              <li key={place}>
                <Skeleton aspectRatio="2 / 3" />
              </li>
            ))}
          {found?.map((title) => (
            <li key={title.id}>
              <button type="button" className={styles.film} onClick={() => onChoose(title)}>
                <Poster
                  url={title.posterUrl}
                  title={title.title}
                  colors={title.colors}
                  blur={title.posterBlur}
                  shape="poster"
                  width={180}
                  sizes="9rem"
                />
                <span className={styles.name}>{title.title}</span>
                <span className={styles.facts}>
                  <Badge>{title.rating}</Badge> {describeLength(title.durationSeconds)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
