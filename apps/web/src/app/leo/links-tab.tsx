import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CategoryPicker } from "#features/directory/category-picker.tsx";
import { findLinks, readCategory } from "#features/directory/find-links.ts";
import { LinkGroup } from "#features/directory/link-group.tsx";
import { MusicPlatforms } from "#features/directory/music-platforms.tsx";
import { FoodApps } from "#features/directory/food-apps.tsx";
import { OutsideClosed } from "#features/directory/outside/outside-closed.tsx";
import { linksQuery } from "#features/directory/queries.ts";
import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import styles from "./leo-tabs.module.css";

/** Outside links: music, food and all others. */
export function LinksTab() {
  const { data } = useSuspenseQuery(linksQuery);
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState<string | null>(null);
  if (data.right === "closed") return <OutsideClosed />;
  const matches = findLinks(data.links, { query, category: null });
  const chosen = readCategory(category);
  const groups = matches.filter((group) => chosen === null || group.category === chosen);

  return (
    <div className={styles.tab}>
      {data.right === "withPin" && (
        <p className={styles.note}>{say`A grown-up’s PIN opens outside links.`}</p>
      )}
      <h3 className={styles.heading}>{say`Music platforms`}</h3>
      <MusicPlatforms />
      <h3 className={styles.heading}>{say`Food delivery`}</h3>
      <FoodApps />
      <h3 className={styles.heading}>{say`Links`}</h3>
      <search>
        <Field
          label={say`Search the links`}
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
      </search>
      <CategoryPicker groups={matches} chosen={chosen} onChoose={setCategory} />
      {groups.map((group) => (
        <LinkGroup key={group.category} group={group} />
      ))}
      {groups.length === 0 && <p className={styles.note}>{say`No matches. Try fewer letters.`}</p>}
    </div>
  );
}
